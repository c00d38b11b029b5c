import PDFDocument from 'pdfkit';
import type { Box } from '#scheme/makers/paper/box.ts';
import type { FittedText } from '#scheme/makers/paper/fit.ts';
import { Sheet, type TextInBox } from '#scheme/makers/paper/sheet.ts';

interface Drawn {
  /** The name of a text; ornaments and pictures have none. */
  name?: string;
  box: Box;
}

/** A page of which tests ask where each text, ornament and picture stands. */
export class MeasuredSheet extends Sheet {
  readonly drawn: Drawn[] = [];
  readonly #document = new MeasuringDocument();

  override text(text: TextInBox): FittedText {
    const fitted = super.text(text);
    const { box, align = 'left', valign = 'top' } = text;
    const [across, down] = [box.width - fitted.width, box.height - fitted.height];
    this.drawn.push({
      name: text.name,
      box: {
        x: box.x + { left: 0, centre: across / 2, right: across }[align],
        y: box.y + { top: 0, middle: down / 2, bottom: down }[valign],
        width: fitted.width,
        height: fitted.height,
      },
    });
    return fitted;
  }

  override ornament(draw: (document: PDFKit.PDFDocument) => void): void {
    draw(this.#document);
    this.drawn.push(...this.#document.takeShapes().map((box) => ({ box })));
  }

  override figure(_alt: string, draw: (document: PDFKit.PDFDocument) => void): void {
    this.ornament(draw);
  }
}

/** Notes the points of what is drawn, where they come to stand on the page. */
class MeasuringDocument extends PDFDocument {
  #place = { x: 0, y: 0, scale: 1 };
  readonly #saved: { x: number; y: number; scale: number }[] = [];
  #shapes: Box[] = [];

  /** What was drawn since they were last taken. */
  takeShapes(): Box[] {
    const shapes = this.#shapes;
    this.#shapes = [];
    return shapes;
  }

  override save(): this {
    this.#saved.push(this.#place);
    return super.save();
  }

  override restore(): this {
    this.#place = this.#saved.pop() ?? this.#place;
    return super.restore();
  }

  override translate(x: number, y: number): this {
    const { scale } = this.#place;
    this.#place = { x: this.#place.x + x * scale, y: this.#place.y + y * scale, scale };
    return this;
  }

  override scale(factor: number): this {
    this.#place = { ...this.#place, scale: this.#place.scale * factor };
    return this;
  }

  override rect(x: number, y: number, width: number, height: number): this {
    return this.#note([x, y, x + width, y + height]);
  }

  override moveTo(x: number, y: number): this {
    return this.#note([x, y]);
  }

  override lineTo(x: number, y: number): this {
    return this.#note([x, y]);
  }

  override bezierCurveTo(...points: Parameters<PDFKit.PDFDocument['bezierCurveTo']>): this {
    return this.#note(points);
  }

  override quadraticCurveTo(...points: Parameters<PDFKit.PDFDocument['quadraticCurveTo']>): this {
    return this.#note(points);
  }

  /** Horizontal and vertical numbers in turn. */
  #note(points: number[]): this {
    const xs = points.filter((_, index) => index % 2 === 0);
    const ys = points.filter((_, index) => index % 2 === 1);
    const { x, y, scale } = this.#place;
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    this.#shapes.push({
      x: x + left * scale,
      y: y + top * scale,
      width: (Math.max(...xs) - left) * scale,
      height: (Math.max(...ys) - top) * scale,
    });
    return this;
  }
}
