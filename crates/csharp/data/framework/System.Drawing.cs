// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Drawing;
public struct Point : IEquatable<Point> {
	public static readonly Point Empty;
	public Point(int x, int y);
	public Point(Size sz);
	public Point(int dw);
	public static implicit operator global::System.Drawing.PointF(Point p);
	public static explicit operator Size(Point p);
	public static Point operator +(Point pt, Size sz);
	public static Point operator -(Point pt, Size sz);
	public static bool operator ==(Point left, Point right);
	public static bool operator !=(Point left, Point right);
	public static Point Add(Point pt, Size sz);
	public static Point Subtract(Point pt, Size sz);
	public static Point Ceiling(global::System.Drawing.PointF value);
	public static Point Truncate(global::System.Drawing.PointF value);
	public static Point Round(global::System.Drawing.PointF value);
	public bool Equals(Point other);
	public void Offset(int dx, int dy);
	public void Offset(Point p);
	public bool IsEmpty { get; }
	public int X { get; set; }
	public int Y { get; set; }
}
public struct Rectangle : IEquatable<Rectangle> {
	public static readonly Rectangle Empty;
	public Rectangle(int x, int y, int width, int height);
	public Rectangle(Point location, Size size);
	public static Rectangle FromLTRB(int left, int top, int right, int bottom);
	public bool Equals(Rectangle other);
	public static bool operator ==(Rectangle left, Rectangle right);
	public static bool operator !=(Rectangle left, Rectangle right);
	public static Rectangle Ceiling(global::System.Drawing.RectangleF value);
	public static Rectangle Truncate(global::System.Drawing.RectangleF value);
	public static Rectangle Round(global::System.Drawing.RectangleF value);
	public bool Contains(int x, int y);
	public bool Contains(Point pt);
	public bool Contains(Rectangle rect);
	public void Inflate(int width, int height);
	public void Inflate(Size size);
	public static Rectangle Inflate(Rectangle rect, int x, int y);
	public void Intersect(Rectangle rect);
	public static Rectangle Intersect(Rectangle a, Rectangle b);
	public bool IntersectsWith(Rectangle rect);
	public static Rectangle Union(Rectangle a, Rectangle b);
	public void Offset(Point pos);
	public void Offset(int x, int y);
	public Point Location { get; set; }
	public Size Size { get; set; }
	public int X { get; set; }
	public int Y { get; set; }
	public int Width { get; set; }
	public int Height { get; set; }
	public int Left { get; }
	public int Top { get; }
	public int Right { get; }
	public int Bottom { get; }
	public bool IsEmpty { get; }
}
public struct Size : IEquatable<Size> {
	public static readonly Size Empty;
	public Size(Point pt);
	public Size(int width, int height);
	public static implicit operator global::System.Drawing.SizeF(Size p);
	public static Size operator +(Size sz1, Size sz2);
	public static Size operator -(Size sz1, Size sz2);
	public static Size operator *(int left, Size right);
	public static Size operator *(Size left, int right);
	public static Size operator /(Size left, int right);
	public static global::System.Drawing.SizeF operator *(float left, Size right);
	public static global::System.Drawing.SizeF operator *(Size left, float right);
	public static global::System.Drawing.SizeF operator /(Size left, float right);
	public static bool operator ==(Size sz1, Size sz2);
	public static bool operator !=(Size sz1, Size sz2);
	public static explicit operator Point(Size size);
	public static Size Add(Size sz1, Size sz2);
	public static Size Ceiling(global::System.Drawing.SizeF value);
	public static Size Subtract(Size sz1, Size sz2);
	public static Size Truncate(global::System.Drawing.SizeF value);
	public static Size Round(global::System.Drawing.SizeF value);
	public bool Equals(Size other);
	public bool IsEmpty { get; }
	public int Width { get; set; }
	public int Height { get; set; }
}
