import { DocumentError } from '../document/document-error';
import type { Box, Page, TextRun } from '../document/model';
import { openDocument, readPages } from '../document/read-document';
import { whyUnreadable } from '../document/unreadable';
import { linesOf } from '../layout/lines';
import { flowOf, isLine, pageOf, type Block } from '../layout/flow';

/** A line of a document in reading order; ` | ` separates the cells of a table's row. */
export interface TextLine {
  text: string;
  /** From 1. */
  page: number;
}

/** A request for the text of a document. */
export interface TextRequest {
  document: Uint8Array;
}

/** Reads the text of a document, in this process or in a separate one. Throws DocumentError. */
export type ReadText = (document: Uint8Array) => Promise<TextLine[]>;

const isInside = ({ x0, x1, y, size }: TextRun, box: Box): boolean =>
  (x0 + x1) / 2 > box.x0 && (x0 + x1) / 2 < box.x1 && y - size / 3 > box.y0 && y - size / 3 < box.y1;

function linesIn(block: Block, pages: readonly Page[]): TextLine[] {
  const page = pageOf(block);
  if (isLine(block)) return [{ text: block.line.text, page }];
  const { table, box } = block.figure;
  if (table)
    return table.rows.map((cells) => ({
      text: cells.map(({ lines }) => lines.map(({ text }) => text.trim()).join(' ')).join(' | '),
      page,
    }));
  // Regions shown as pictures elsewhere are read line by line here.
  const runs = pages.find(({ number }) => number === page)?.runs.filter((run) => isInside(run, box)) ?? [];
  return linesOf(runs, page).map(({ text }) => ({ text, page }));
}

/** The text of a document: columns in order, without headers and footers. Throws DocumentError. */
export async function readDocumentText(bytes: Uint8Array): Promise<TextLine[]> {
  const document = await openDocument(bytes);
  try {
    const pages = await readPages(document);
    const unreadable = whyUnreadable(pages);
    if (unreadable !== null) throw new DocumentError(unreadable);
    return flowOf(pages).flatMap((block) => linesIn(block, pages));
  } finally {
    await document.loadingTask.destroy();
  }
}
