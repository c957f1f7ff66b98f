import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Box } from './model';

/** Pixels of a picture for each point of the page. */
const SCALE = 2;
/** Room around a region, in points: strokes are wider than their boxes. */
const MARGIN_PT = 2;
/** The largest page that is drawn, in pixels; larger ones are drawn smaller. */
const MAX_PIXELS = 12_000_000;

/** Draws pages of a document and cuts regions out of them; keeps the last page, as regions come page by page. */
export class PageDrawer {
  private drawn: { page: number; canvas: Canvas; scale: number } | null = null;

  constructor(private readonly document: PDFDocumentProxy) {}

  /** @returns a PNG of the region at twice its size in points; null for a region outside of the page */
  async cut(page: number, { x0, y0, x1, y1 }: Box): Promise<Buffer | null> {
    const { canvas, scale } = await this.draw(page);
    const left = Math.max(0, Math.floor((x0 - MARGIN_PT) * scale));
    const top = Math.max(0, Math.floor((y0 - MARGIN_PT) * scale));
    const width = Math.min(canvas.width, Math.ceil((x1 + MARGIN_PT) * scale)) - left;
    const height = Math.min(canvas.height, Math.ceil((y1 + MARGIN_PT) * scale)) - top;
    if (width < 1 || height < 1) return null;
    const cut = createCanvas(width, height);
    cut.getContext('2d').drawImage(canvas, left, top, width, height, 0, 0, width, height);
    return cut.encode('png');
  }

  private async draw(number: number) {
    if (this.drawn?.page === number) return this.drawn;
    const page = await this.document.getPage(number);
    const size = page.getViewport({ scale: 1 });
    const scale = Math.min(SCALE, Math.sqrt(MAX_PIXELS / (size.width * size.height)));
    const viewport = page.getViewport({ scale });
    const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    const canvasContext = canvas.getContext('2d') as unknown as CanvasRenderingContext2D;
    await page.render({ canvas: canvas as unknown as HTMLCanvasElement, canvasContext, viewport }).promise;
    page.cleanup();
    this.drawn = { page: number, canvas, scale };
    return this.drawn;
  }
}
