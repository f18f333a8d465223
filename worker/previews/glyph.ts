/** Units that an em has. */
export const EM = 500;

/** As client/art/previews/pack-glyphs.ts writes them. */
const MOVE = 0;
const LINE = 1;
const HORIZONTAL = 2;
const VERTICAL = 3;
const CURVE = 4;

/** What takes an outline; y counts upwards from the base line. */
export interface Pen {
  move(x: number, y: number): void;
  line(x: number, y: number): void;
  curve(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void;
}

/** A glyph as it is stored: advance and outline, in steps from point to point. */
export class Glyph {
  readonly advance: number;
  readonly #steps: Steps;

  constructor(bytes: Uint8Array) {
    const steps = new Steps(bytes);
    this.advance = steps.next();
    this.#steps = steps;
  }

  draw(pen: Pen): void {
    const steps = this.#steps.again();
    const at = { x: 0, y: 0 };
    const step = (across: boolean, up: boolean): [number, number] => {
      if (across) at.x += steps.next();
      if (up) at.y += steps.next();
      return [at.x, at.y];
    };
    const point = () => step(true, true);
    while (!steps.isOver) {
      const operation = steps.byte();
      if (operation === MOVE) pen.move(...point());
      else if (operation === LINE) pen.line(...point());
      else if (operation === HORIZONTAL) pen.line(...step(true, false));
      else if (operation === VERTICAL) pen.line(...step(false, true));
      else if (operation === CURVE) pen.curve(...point(), ...point(), ...point());
    }
  }
}

class Steps {
  readonly #bytes: Uint8Array;
  #at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.#bytes = bytes;
    this.#at = at;
  }

  get isOver(): boolean {
    return this.#at >= this.#bytes.length;
  }

  again(): Steps {
    return new Steps(this.#bytes, this.#at);
  }

  byte(): number {
    return this.#bytes[this.#at++] ?? 0;
  }

  /** Seven bits a byte, the lowest first; the sign is the lowest bit of all. */
  next(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value |= (byte & 127) << shift;
      if (byte < 128) break;
    }
    return value & 1 ? -(value + 1) / 2 : value / 2;
  }
}
