import { lettersOf, whyForeign } from '../key/apply-key';
import { answerOf, isForAnyLanguage, readKeyTable, type AnswerKey } from '../key/answers';
import type { PaperIdentity } from '../key/compare';
import { coverOfPages, type PaperCover } from '../key/cover';
import { givenBooklet, identityOf, NO_NAMES, type PaperNames } from '../key/identity';
import { readKey, type ChosenKey, type KeyCheck } from '../key/read-key';
import { doubtsOf } from '../doubts/doubts-of';
import { NO_KEY_DOUBT } from '../doubts/no-key';
import { PageDrawer } from '../document/draw';
import { hull, type Box, type Page, type PageBox } from '../document/model';
import { DocumentError, KEY_FAULTS, PAPER_FAULTS } from '../document/document-error';
import { openDocument, readPages } from '../document/read-document';
import { whyUnreadable } from '../document/unreadable';
import { vocabularyOf } from '../html/hyphens';
import { writeHtml, type Setting } from '../html/write-html';
import type { Block } from '../layout/flow';
import { isJustified } from '../layout/paragraphs';
import type { Booklet } from '../paper/booklet';
import type { PaperLanguage } from '../paper/languages';
import { readPaper, type Paper, type PaperQuestion } from '../paper/read-paper';
import { lostOf, placeOf, type LostQuestion } from './lost';

/** The request: a paper, with its key where there is one. */
export interface ReadRequest {
  paper: Uint8Array;
  /** A PDF, or a text table of number and letter. */
  key: { bytes: Uint8Array; isPdf: boolean } | null;
  /** The key's booklet as a person names it; null: the one that the paper names. */
  booklet: string | null;
  /** The command's names for the paper. */
  names?: PaperNames;
  /** Accepts a key that states another paper (`--gabarito-de-outra`). */
  isKeyForced?: boolean;
  /** Cuts every question out of its page; only doubtful ones by default. */
  areAllCut?: boolean;
}

/** A picture, by its name in the question's HTML. */
export interface ReadPicture {
  name: string;
  bytes: Uint8Array;
}

/** A question of a PDF, as HTML with `@@PLUGINFILE@@/name` for its pictures. */
export interface ReadQuestion {
  number: number;
  /** Set if the paper asks this number in several languages. */
  language: PaperLanguage | null;
  kind: 'multichoice' | 'truefalse';
  section: string | null;
  /** Includes the shared texts before it. */
  statement: string;
  /** The shared texts and commands at the beginning of its statement. */
  sharedTexts: string[];
  alternatives: { letter: string; html: string }[];
  /**
   * Letter of the right alternative, C or E of an item; null where the key does not give it or annuls the question.
   */
  right: string | null;
  annulled: boolean;
  pictures: ReadPicture[];
  /** Why a person has to look at it, in Portuguese; empty for a reading without doubts. */
  doubts: string[];
  /** Its regions of the pages, from top to bottom; none of a question without doubts unless `areAllCut`. */
  cuts: Uint8Array[];
}

export interface ReadResult {
  questions: ReadQuestion[];
  /** Numbers that were not found, as empty questions with pictures of the pages where they should be. */
  lost: (ReadQuestion & { place: string })[];
  /** What was left out deliberately, in Portuguese. */
  skipped: string[];
  booklet: Booklet | null;
  cover: PaperCover;
  /** The comparison of key and paper; null without a key. */
  check: KeyCheck | null;
}

/** Reads a paper and its key. Throws DocumentError with a sentence in Portuguese. */
export async function readPaperFile(request: ReadRequest): Promise<ReadResult> {
  const { key, isKeyForced = false, names = NO_NAMES, areAllCut = false } = request;
  const document = await openDocument(request.paper);
  try {
    const pages = await readPages(document);
    const unreadable = whyUnreadable(pages);
    if (unreadable !== null) throw new DocumentError(unreadable);
    const paper = readPaper(pages);
    if (paper.questions.length === 0) throw new DocumentError(PAPER_FAULTS.noQuestions());
    const given = givenBooklet(request.booklet, paper.booklet, isKeyForced);
    const identity = identityOf(pages, names, { printed: paper.booklet, given });
    const chosen = key ? await chosenKey(key, identity, isKeyForced) : null;
    const answers = chosen?.answers ?? null;
    const foreign = answers ? whyForeign(paper.questions, paper.missing, answers) : [];
    if (foreign.length > 0 && !isKeyForced) throw new DocumentError(KEY_FAULTS.foreign(foreign), 'key');
    const doubts = doubtsOf(paper, pages);
    const setting = { vocabulary: vocabularyOf(paper.blocks), justified: isJustified(paper.blocks) };
    const drawer = new PageDrawer(document);
    const lost = lostOf(paper, answers);
    const questions: ReadQuestion[] = [];
    for (const [at, question] of paper.questions.entries())
      questions.push(
        await written(question, [...(doubts[at] ?? []), ...besideLost(question, paper, lost)], {
          setting,
          answers,
          drawer,
          areAllCut,
        }),
      );
    return {
      questions,
      lost: await Promise.all(lost.map((one) => emptyQuestion(one, paper.questions, { answers, drawer, pages }))),
      skipped: paper.skipped,
      booklet: paper.booklet,
      cover: coverOfPages(pages),
      check: chosen && { ...chosen.check, differs: [...chosen.check.differs, ...foreign] },
    };
  } finally {
    await document.loadingTask.destroy();
  }
}

async function chosenKey(
  { bytes, isPdf }: NonNullable<ReadRequest['key']>,
  identity: PaperIdentity,
  isForced: boolean,
): Promise<ChosenKey> {
  try {
    if (!isPdf) {
      const answers = readKeyTable(new TextDecoder('utf-8', { fatal: false }).decode(bytes));
      return { answers, check: { agrees: [], differs: [], unsure: [], year: null } };
    }
    const document = await openDocument(bytes);
    try {
      return readKey(await readPages(document), identity, isForced);
    } finally {
      await document.loadingTask.destroy();
    }
  } catch (error) {
    if (error instanceof DocumentError) throw new DocumentError(error.predicate, 'key');
    throw error;
  }
}

interface Writing {
  setting: Setting;
  answers: AnswerKey | null;
  drawer: PageDrawer;
  areAllCut: boolean;
}

/** @param found the reasons why its reading is doubtful */
async function written(
  question: PaperQuestion,
  found: readonly string[],
  { setting, answers, drawer, areAllCut }: Writing,
): Promise<ReadQuestion> {
  const { number, language, kind, section, shared, statement, alternatives } = question;
  const figures: PageBox[] = [];
  const nameFigure = (region: PageBox): string => {
    const at = figures.indexOf(region);
    if (at < 0) figures.push(region);
    return `figura-${at < 0 ? figures.length : at + 1}.png`;
  };
  const html = (blocks: readonly Block[]) => writeHtml(blocks, setting, nameFigure);
  const entry = answers ? answerOf(answers, question) : undefined;
  const sharedTexts = shared.map(html);
  const doubts = [...found];
  if (answers && !entry) doubts.push('o gabarito não tem a resposta dela');
  if (entry && entry !== 'annulled' && !lettersOf(question).includes(entry.letter))
    doubts.push(`o gabarito dá a letra ${entry.letter}, que ela não tem`);
  if (answers && isForAnyLanguage(answers, question)) doubts.push('o gabarito não diz de que língua é a resposta');
  if (!answers) doubts.push(NO_KEY_DOUBT);
  const read = {
    number,
    language,
    kind,
    section,
    statement: [...sharedTexts, html(statement)].join(''),
    sharedTexts,
    alternatives: alternatives.map(({ letter, blocks }) => ({ letter, html: html(blocks) })),
    right: entry && entry !== 'annulled' ? entry.letter : null,
    annulled: entry === 'annulled',
    doubts,
  };
  const pictures: ReadPicture[] = [];
  for (const [at, { page, box }] of figures.entries()) {
    const bytes = await drawer.cut(page, box);
    if (bytes) pictures.push({ name: `figura-${at + 1}.png`, bytes });
    else doubts.push('há uma figura que não pôde ser recortada');
  }
  const cuts: Uint8Array[] = [];
  if (areAllCut || doubts.length > 0) {
    for (const { page, box } of regionsOf([...statement, ...alternatives.flatMap(({ blocks }) => blocks)])) {
      const cut = await drawer.cut(page, box);
      if (cut) cuts.push(cut);
    }
  }
  return { ...read, pictures, cuts };
}

/** The doubt about a question next to a number that only the key has: it may contain that question's text. */
function besideLost({ number }: PaperQuestion, { missing }: Paper, lost: readonly LostQuestion[]): string[] {
  return lost
    .filter((one) => Math.abs(one.number - number) === 1 && !missing.includes(one.number))
    .map(
      (one) => `a questão ${one.number}, que ${one.number < number ? 'vem antes' : 'vem depois'}, não foi encontrada`,
    );
}

/** Most pages shown for a lost question. */
const MOST_PAGES = 2;

/** A lost question: only its number, its answer, and pictures of the pages where it should be. */
async function emptyQuestion(
  lost: LostQuestion,
  questions: readonly PaperQuestion[],
  { answers, drawer, pages }: Pick<Writing, 'answers' | 'drawer'> & { pages: readonly Page[] },
): Promise<ReadResult['lost'][number]> {
  const { number } = lost;
  const [first] = questions;
  const kind = first?.kind ?? 'multichoice';
  const letters = kind === 'truefalse' ? [] : (first?.alternatives.map(({ letter }) => letter) ?? []);
  const entry = answers ? answerOf(answers, { number, language: null }) : undefined;
  const cuts: Uint8Array[] = [];
  for (const at of lost.pages.slice(0, MOST_PAGES)) {
    const page = pages[at - 1];
    const cut = page ? await drawer.cut(at, { x0: 0, x1: page.width, y0: 0, y1: page.height }) : null;
    if (cut) cuts.push(cut);
  }
  const place = placeOf(lost);
  return {
    number,
    language: null,
    kind,
    section: null,
    statement: '',
    sharedTexts: [],
    alternatives: letters.map((letter) => ({ letter, html: '' })),
    right: entry && entry !== 'annulled' ? entry.letter : null,
    annulled: entry === 'annulled',
    pictures: [],
    doubts: [`não foi encontrada na prova; deve estar ${place}`],
    cuts,
    place,
  };
}

/** The regions of the pages that a question covers: one for each of its columns. */
function regionsOf(blocks: readonly Block[]): { page: number; box: Box }[] {
  const boxes = new Map<string, { page: number; boxes: Box[] }>();
  for (const block of blocks) {
    const [page, box] =
      block.kind === 'line'
        ? [
            block.line.page,
            {
              x0: block.column.x0,
              x1: block.column.x1,
              y0: block.line.y - block.line.size * 1.4,
              y1: block.line.y + block.line.size * 0.5,
            },
          ]
        : [block.figure.page, block.figure.box];
    const key = `${page}|${Math.round(block.column.x0)}`;
    const found = boxes.get(key) ?? { page, boxes: [] };
    found.boxes.push(box);
    boxes.set(key, found);
  }
  return [...boxes.values()].map((found) => ({ page: found.page, box: hull(found.boxes) }));
}
