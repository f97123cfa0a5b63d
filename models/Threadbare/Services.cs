namespace Threadbare;

using System;

/// <summary>How long an object lives that a container makes.</summary>
internal enum Lifetime { Singleton, Scoped, Transient }

/// <summary>What a program registers under a type.</summary>
internal sealed class Service
{
    private static readonly Bag<Service> all = new Bag<Service>();

    internal readonly Type Type;
    internal readonly Lifetime Lifetime;
    private readonly bool hasKey;
    private readonly Type implementation;
    private readonly Func<object> factory;
    private object instance;

    private Service(Type type, Lifetime lifetime, bool hasKey, Type implementation, Func<object> factory)
    {
        Type = type;
        Lifetime = lifetime;
        this.hasKey = hasKey;
        this.implementation = implementation;
        this.factory = factory;
    }

    internal static void Add(Type type, Lifetime lifetime, Type implementation) { all.Add(new Service(type, lifetime, false, implementation, null)); }

    internal static void Add(Type type, Lifetime lifetime, Func<object> factory) { all.Add(new Service(type, lifetime, false, null, factory)); }

    internal static void AddKeyed(Type type, Lifetime lifetime, Type implementation) { all.Add(new Service(type, lifetime, true, implementation, null)); }

    internal static void AddKeyed(Type type, Lifetime lifetime, Func<object> factory) { all.Add(new Service(type, lifetime, true, null, factory)); }

    /// <summary>The last that was registered counts; of those under keys, which parameters do not show, the only
    /// one.</summary>
    internal static Service Find(Type type)
    {
        Service keyed = null;
        int keys = 0;
        for (int i = all.Count - 1; i >= 0; i--)
        {
            Service service = all.Items[i];
            if (service.Type != type) continue;
            if (!service.hasKey) return service;
            keyed = service;
            keys++;
        }
        return keys == 1 ? keyed : null;
    }

    /// <summary>Singletons are made once, by whoever needs them first; the others wait for him.</summary>
    internal object Get(Scope scope)
    {
        if (Lifetime != Lifetime.Singleton) return Make(scope);
        lock (this)
        {
            if (instance == null) instance = Make(new Scope());
            return instance;
        }
    }

    private object Make(Scope scope) { return factory == null ? Kernel.Construct(implementation, scope.Arguments(Kernel.ConstructorTypes(implementation))) : factory(); }
}

/// <summary>The services of one request.</summary>
internal sealed class Scope
{
    private readonly Bag<Service> known = new Bag<Service>();
    private readonly Bag<object> made = new Bag<object>();

    /// <summary>A service of each type; what is none may be anything.</summary>
    internal object[] Arguments(Type[] types)
    {
        if (!Kernel.IsKnown(types)) return null;
        var arguments = new object[types.Length];
        for (int i = 0; i < types.Length; i++) arguments[i] = Find(types[i]);
        return arguments;
    }

    private object Find(Type type)
    {
        Service service = Service.Find(type);
        if (service == null) return Kernel.Unknown<object>();
        if (service.Lifetime != Lifetime.Scoped) return service.Get(this);
        for (int i = 0; i < known.Count; i++)
        {
            if (known.Items[i] == service) return made.Items[i];
        }
        object one = service.Get(this);
        known.Add(service);
        made.Add(one);
        return one;
    }
}
