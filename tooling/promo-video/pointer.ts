import type { SKRSContext2D } from '@napi-rs/canvas';

export interface Point {
  x: number;
  y: number;
}

export interface Pointer extends Point {
  /** How much of it is to be seen, from 0 to 1. */
  presence: number;
  /** How far the ring that spreads from a press has come, from 0 to 1; nothing outside of that. */
  press: number;
}

/** The places on the way from one point to another, slow at both ends and a little bent, as a hand moves. */
export function pointerPath(from: Point, to: Point, steps: number): Point[] {
  const bend = { x: (from.y - to.y) * BEND, y: (to.x - from.x) * BEND };
  return Array.from({ length: steps }, (_, index) => {
    const share = ease((index + 1) / steps);
    const side = Math.sin(Math.PI * share);
    return {
      x: from.x + (to.x - from.x) * share + bend.x * side,
      y: from.y + (to.y - from.y) * share + bend.y * side,
    };
  });
}

/** From 0 to 1, gently at both ends. */
export function ease(share: number): number {
  return share * share * share * (share * (share * 6 - 15) + 10);
}

/** The arrow with its tip at the point, and the ring of a press around that. */
export function drawPointer(context: SKRSContext2D, { x, y, presence, press }: Pointer): void {
  if (press > 0 && press < 1) drawPress(context, { x, y }, press);
  if (presence <= 0) return;
  context.save();
  context.globalAlpha = presence;
  context.translate(x, y);
  context.scale(SIZE, SIZE);
  context.beginPath();
  for (const [left, top] of ARROW) context.lineTo(left, top);
  context.closePath();
  context.lineJoin = 'round';
  context.shadowColor = 'rgb(0 0 0 / 0.35)';
  context.shadowBlur = 5;
  context.shadowOffsetY = 2;
  context.lineWidth = 2.6;
  context.strokeStyle = '#ffffff';
  context.stroke();
  context.shadowColor = 'transparent';
  context.fillStyle = '#1c2b21';
  context.fill();
  context.restore();
}

function drawPress(context: SKRSContext2D, { x, y }: Point, press: number): void {
  context.save();
  context.globalAlpha = 0.55 * (1 - press);
  context.beginPath();
  context.arc(x, y, 8 + 24 * ease(press), 0, 2 * Math.PI);
  context.fillStyle = '#f4b740';
  context.fill();
  context.restore();
}

const BEND = 0.06;
const SIZE = 1.35;
const ARROW = [
  [0, 0],
  [0, 17.5],
  [4.1, 13.8],
  [6.7, 19.9],
  [9.6, 18.7],
  [7, 12.7],
  [12.4, 12.4],
] as const;
