import { lettersOf, whyForeign } from '../key/apply-key';
import { answerOf, isForAnyLanguage, readKeyTable, type AnswerKey } from '../key/answers';
import type { PaperIdentity } from '../key/compare';
import { givenBooklet, identityOf, NO_NAMES, type PaperNames } from '../key/identity';
import { readKey, type ChosenKey, type KeyCheck } from '../key/read-key';
import { doubtsOf } from '../doubts/doubts-of';
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

/** What is asked for: a paper, with its key where there is one. */
export interface ReadRequest {
  paper: Uint8Array;
  /** A PDF, or a table of number and letter as text. */
  key: { bytes: Uint8Array; isPdf: boolean } | null;
  /** Booklet of the key, as a person names it; else the one that the paper names. */
  booklet: string | null;
  /** What the command calls the paper. */
  names?: PaperNames;
  /** The key is taken though it says that it is another paper's (`--gabarito-de-outra`). */
  isKeyForced?: boolean;
}

/** A picture, by the name that the question's HTML calls it. */
export interface ReadPicture {
  name: string;
  bytes: Uint8Array;
}

/** A question of a PDF, as HTML with `@@PLUGINFILE@@/name` for its pictures. */
export interface ReadQuestion {
  number: number;
  /** Of a number that is asked in several languages. */
  language: PaperLanguage | null;
  kind: 'multichoice' | 'truefalse';
  section: string | null;
  /** With the shared texts before it. */
  statement: string;
  /** The texts and commands that it shares with its neighbours, with which its statement begins. */
  sharedTexts: string[];
  alternatives: { letter: string; html: string }[];
  /**
   * Letter of the right alternative, C or E of an item; null where the key does not give it or annuls the question.
   */
  right: string | null;
  annulled: boolean;
  pictures: ReadPicture[];
  /** Why a person has to look at it, in Portuguese; empty where it was read without doubt. */
  doubts: string[];
  /** What the pages show of a doubtful question, from top to bottom. */
  cuts: Uint8Array[];
}

export interface ReadResult {
  questions: ReadQuestion[];
  /** Numbers that the paper should have and that were not found, as empty questions with what the pages show where they should be. */
  lost: (ReadQuestion & { place: string })[];
  /** What was left out on purpose, in Portuguese. */
  skipped: string[];
  booklet: Booklet | null;
  /** How the key compares with the paper; null without one. */
  check: KeyCheck | null;
}

/** Reads a paper and its key. Throws DocumentError with a sentence in Portuguese. */
export async function readPaperFile(request: ReadRequest): Promise<ReadResult> {
  const { key, isKeyForced = false, names = NO_NAMES } = request;
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
        }),
      );
    return {
      questions,
      lost: await Promise.all(lost.map((one) => emptyQuestion(one, paper.questions, { answers, drawer, pages }))),
      skipped: paper.skipped,
      booklet: paper.booklet,
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
}

/** @param found why what was read of it is uncertain */
async function written(
  question: PaperQuestion,
  found: readonly string[],
  { setting, answers, drawer }: Writing,
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
  if (!answers) doubts.push('não há gabarito');
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
  if (doubts.length > 0) {
    for (const { page, box } of regionsOf([...statement, ...alternatives.flatMap(({ blocks }) => blocks)])) {
      const cut = await drawer.cut(page, box);
      if (cut) cuts.push(cut);
    }
  }
  return { ...read, pictures, cuts };
}

/** What is said of a question whose neighbour only the key knows: it may hold that one's text. */
function besideLost({ number }: PaperQuestion, { missing }: Paper, lost: readonly LostQuestion[]): string[] {
  return lost
    .filter((one) => Math.abs(one.number - number) === 1 && !missing.includes(one.number))
    .map(
      (one) => `a questão ${one.number}, que ${one.number < number ? 'vem antes' : 'vem depois'}, não foi encontrada`,
    );
}

/** So many pages are shown of where a lost question should be. */
const MOST_PAGES = 2;

/** A lost question: nothing but its number, its answer, and the pages where it should stand. */
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
