//! The class file itself (JVMS 4.1): its header, its members, and what its attributes say about it.

use crate::access::Access;
use crate::attribute::{Attributes, classes};
use crate::bytes::Bytes;
use crate::code::Code;
use crate::pool::ConstantPool;
use crate::problem::{Problem, Result};
use crate::text::Text;

/// A class file, with all that is variable in length checked to be there.
#[derive(Clone, Debug)]
pub struct ClassFile<'a> {
    /// The version of the format: 69 is Java 25.
    pub major: u16,
    /// Its minor part.
    pub minor: u16,
    /// The constants.
    pub pool: ConstantPool<'a>,
    /// What is true of the class.
    pub access: Access,
    /// Its name: `java/util/Map$Entry`.
    pub name: Text<'a>,
    /// What it extends; nothing for `java/lang/Object` and module descriptors.
    pub superclass: Option<Text<'a>>,
    /// What it implements.
    pub interfaces: Vec<Text<'a>>,
    /// The fields.
    pub fields: Vec<Member<'a>>,
    /// The methods.
    pub methods: Vec<Member<'a>>,
    /// What else is said about the class.
    pub attributes: Attributes<'a>,
    pub(crate) file: &'a [u8],
}

/// A field or method.
#[derive(Clone, Copy, Debug)]
pub struct Member<'a> {
    /// What is true of it.
    pub access: Access,
    /// Its name.
    pub name: Text<'a>,
    /// Its type.
    pub descriptor: Text<'a>,
    /// The index of its name.
    pub name_index: u16,
    /// The index of its type.
    pub descriptor_index: u16,
    /// What else is said about it.
    pub attributes: Attributes<'a>,
    /// Where the list of its attributes starts in the file.
    pub(crate) attributes_offset: usize,
}

/// An entry of `InnerClasses`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InnerClass<'a> {
    /// The class.
    pub class: Text<'a>,
    /// The class that it is a member of; nothing for local and anonymous ones.
    pub outer: Option<Text<'a>>,
    /// Its name in the source; nothing for anonymous ones.
    pub name: Option<Text<'a>>,
    /// Its flags in the source.
    pub access: Access,
}

/// Where a local or anonymous class stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EnclosingMethod<'a> {
    /// The class around it.
    pub class: Text<'a>,
    /// Name and type of the method around it, if it is in one.
    pub method: Option<(Text<'a>, Text<'a>)>,
}

/// A part of a record.
#[derive(Clone, Copy, Debug)]
pub struct Component<'a> {
    /// Its name.
    pub name: Text<'a>,
    /// Its type.
    pub descriptor: Text<'a>,
    /// What else is said about it.
    pub attributes: Attributes<'a>,
}

/// An entry of `BootstrapMethods`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bootstrap<'a> {
    /// The index of its method handle.
    pub method: u16,
    arguments: Bytes<'a>,
}

impl Bootstrap<'_> {
    /// The indices of its static arguments.
    pub fn arguments(&self) -> impl ExactSizeIterator<Item = u16> {
        self.arguments.data().chunks_exact(2).map(|pair| u16::from_be_bytes([pair[0], pair[1]]))
    }
}

/// The first four bytes of every class file.
pub const MAGIC: u32 = 0xcafe_babe;

impl<'a> ClassFile<'a> {
    /// Reads a class file. Any version is accepted: what is newer than what we know has the same frame.
    pub fn parse(file: &'a [u8]) -> Result<ClassFile<'a>> {
        let mut bytes = Bytes::of_file(file);
        if bytes.u32()? != MAGIC {
            return Err(Problem::new(0, "this is no class file: it does not start with 0xCAFEBABE"));
        }
        if u32::try_from(file.len()).is_err() {
            return Err(Problem::new(0, "a class file of more than 4 GB"));
        }
        let (minor, major) = (bytes.u16()?, bytes.u16()?);
        let pool = ConstantPool::parse(file, &mut bytes)?;
        let access = Access(bytes.u16()?);
        let name = pool.class(bytes.u16()?)?;
        let superclass = pool.optional_class(bytes.u16()?)?;
        let interfaces = classes(&pool, &mut bytes)?;
        let fields = members(&pool, &mut bytes)?;
        let methods = members(&pool, &mut bytes)?;
        let attributes = Attributes::parse(&mut bytes)?;
        if !bytes.is_empty() {
            return Err(Problem::new(bytes.offset(), "there is something behind the end of the class"));
        }
        Ok(ClassFile {
            major,
            minor,
            pool,
            access,
            name,
            superclass,
            interfaces,
            fields,
            methods,
            attributes,
            file,
        })
    }

    /// The code of a method of this class; nothing if it is abstract or native.
    pub fn code(&self, method: &Member<'a>) -> Result<Option<Code<'a>>> {
        method.attributes.find(&self.pool, "Code").map(Code::parse).transpose()
    }

    /// The code of a method of this class that was read before, by the place of its first instruction in the file.
    pub fn code_at(&self, instructions: usize) -> Result<Code<'a>> {
        // Before them are three numbers of the code, of eight bytes, and the length of the attribute.
        let mut bytes = Bytes::of_file(self.file);
        bytes.take(instructions.saturating_sub(12), "the code of a method")?;
        let length = bytes.u32()? as usize;
        Code::parse(bytes.take(length, "the code of a method")?)
    }

    /// `SourceFile`: the name of the file, without folders.
    pub fn source_file(&self) -> Result<Option<Text<'a>>> {
        let content = self.attributes.find(&self.pool, "SourceFile");
        content.map(|mut content| self.pool.text(content.u16()?)).transpose()
    }

    /// `BootstrapMethods`.
    pub fn bootstraps(&self) -> Result<Vec<Bootstrap<'a>>> {
        let Some(mut content) = self.attributes.find(&self.pool, "BootstrapMethods") else {
            return Ok(Vec::new());
        };
        let count = content.u16()?;
        let bootstrap = |_| {
            let method = content.u16()?;
            let arguments = usize::from(content.u16()?);
            Ok(Bootstrap {
                method,
                arguments: content.table(arguments, 2, "the arguments of a bootstrap method")?,
            })
        };
        (0..count).map(bootstrap).collect()
    }

    /// `InnerClasses`: every class that is named in the constant pool and is not a member of a package.
    pub fn inner_classes(&self) -> Result<Vec<InnerClass<'a>>> {
        let Some(mut content) = self.attributes.find(&self.pool, "InnerClasses") else {
            return Ok(Vec::new());
        };
        let count = content.u16()?;
        (0..count).map(|_| self.inner_class(&mut content)).collect()
    }

    /// What `InnerClasses` says of this class; nothing if it is a member of a package.
    pub fn as_inner_class(&self) -> Result<Option<InnerClass<'a>>> {
        let Some(mut content) = self.attributes.find(&self.pool, "InnerClasses") else { return Ok(None) };
        for _ in 0..content.u16()? {
            let mut entry = content.table(1, 8, "an inner class")?;
            let mut class = entry;
            if self.pool.class(class.u16()?)? == self.name {
                return self.inner_class(&mut entry).map(Some);
            }
        }
        Ok(None)
    }

    fn inner_class(&self, bytes: &mut Bytes<'a>) -> Result<InnerClass<'a>> {
        Ok(InnerClass {
            class: self.pool.class(bytes.u16()?)?,
            outer: self.pool.optional_class(bytes.u16()?)?,
            name: self.pool.optional_text(bytes.u16()?)?,
            access: Access(bytes.u16()?),
        })
    }

    /// `EnclosingMethod` of a local or anonymous class.
    pub fn enclosing_method(&self) -> Result<Option<EnclosingMethod<'a>>> {
        let Some(mut content) = self.attributes.find(&self.pool, "EnclosingMethod") else { return Ok(None) };
        let class = self.pool.class(content.u16()?)?;
        let method = match content.u16()? {
            0 => None,
            index => Some(self.pool.name_and_type(index)?),
        };
        Ok(Some(EnclosingMethod { class, method }))
    }

    /// `NestHost`: the class that says who may see private members.
    pub fn nest_host(&self) -> Result<Option<Text<'a>>> {
        let content = self.attributes.find(&self.pool, "NestHost");
        content.map(|mut content| self.pool.class(content.u16()?)).transpose()
    }

    /// `NestMembers`: who may see private members of the nest that this class is the host of.
    pub fn nest_members(&self) -> Result<Vec<Text<'a>>> {
        self.attributes.classes(&self.pool, "NestMembers")
    }

    /// `PermittedSubclasses` of a sealed class.
    pub fn permitted_subclasses(&self) -> Result<Vec<Text<'a>>> {
        self.attributes.classes(&self.pool, "PermittedSubclasses")
    }

    /// `Record`: its components; nothing if the class is no record.
    pub fn record(&self) -> Result<Option<Vec<Component<'a>>>> {
        let Some(mut content) = self.attributes.find(&self.pool, "Record") else { return Ok(None) };
        let count = content.u16()?;
        let component = |_| {
            let name = self.pool.text(content.u16()?)?;
            let descriptor = self.pool.text(content.u16()?)?;
            Ok(Component { name, descriptor, attributes: Attributes::parse(&mut content)? })
        };
        (0..count).map(component).collect::<Result<_>>().map(Some)
    }
}

fn members<'a>(pool: &ConstantPool<'a>, bytes: &mut Bytes<'a>) -> Result<Vec<Member<'a>>> {
    let count = usize::from(bytes.u16()?);
    // The shortest member has eight bytes.
    let mut members = Vec::with_capacity(count.min(bytes.data().len() / 8));
    for _ in 0..count {
        let access = Access(bytes.u16()?);
        let (name_index, descriptor_index) = (bytes.u16()?, bytes.u16()?);
        let (name, descriptor) = (pool.text(name_index)?, pool.text(descriptor_index)?);
        let attributes_offset = bytes.offset();
        let attributes = Attributes::parse(bytes)?;
        members.push(Member {
            access,
            name,
            descriptor,
            name_index,
            descriptor_index,
            attributes,
            attributes_offset,
        });
    }
    Ok(members)
}
