import { MAX_ELEMENT_DEPTH, MAX_QUESTION_CHARS, MAX_QUESTION_PARTS, OVERSIZE } from '../model/limits';
import { FileRefusal } from '../model/refusal';
import { splitCategoryPath } from './category-path';
import { emptyQuestion, type RawFile, type RawQuestion, type RawText, type TextFormat } from '../model/raw-question';

const FORMATS: Record<string, TextFormat> = {
  html: 'html',
  markdown: 'markdown',
  plain_text: 'plain',
  plain: 'plain',
  moodle_auto_format: 'moodle',
};

/** Elements whose text the bank uses; other text is not collected. */
const TEXT_ELEMENTS = new Set(['text', 'file', 'idnumber', 'single', 'hidden']);

/** Children of a question that are read, or that only concern marks, layout and programs. */
const READ_ELEMENTS = new Set([
  'name',
  'questiontext',
  'generalfeedback',
  'answer',
  'idnumber',
  'single',
  'hidden',
  'tags',
  'file',
  'category',
  'info',
  'defaultgrade',
  'penalty',
  'shuffleanswers',
  'answernumbering',
  'showstandardinstruction',
  'shownumcorrect',
]);

/** Unsupported texts of a question that a student would have read, with their names for people. */
const LOST_TEXTS: Readonly<Record<string, string>> = {
  correctfeedback: 'o comentário de quem acerta',
  partiallycorrectfeedback: 'o comentário de quem acerta em parte',
  incorrectfeedback: 'o comentário de quem erra',
  hint: 'uma dica',
};

/** Whether a text is one of Moodle's defaults. */
const isStandardPhrase = (html: string): boolean =>
  /^(?:sua resposta est[áa]|a sua resposta est[áa]|your answer is) (?:parcialmente |partially )?(?:corret[ao]|incorret[ao]|correct|incorrect)\.?$/i.test(
    html
      .replace(/<[^<>]*>|&nbsp;/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );

function lose(question: RawQuestion, what: string): void {
  const sentence = `ficou de fora ${what}`;
  if (!question.losses.includes(sentence)) question.losses.push(sentence);
}

/** Builds questions from the events of a Moodle quiz. Handles the elements that the bank uses and skips the rest. */
export class MoodleXmlBuilder {
  private readonly path: string[] = [];
  private readonly done: RawQuestion[] = [];
  private categoryPath: string[] = [];
  private question: RawQuestion | null = null;
  private buffer: string[] = [];
  private questionChars = 0;
  private questionParts = 0;
  private file = { name: '', path: '/' };

  /** The innermost open element. */
  get openTag(): string | undefined {
    return this.path.at(-1);
  }

  open(name: string, attributes: Record<string, string>, line: number): void {
    if (this.path.length === 0 && name !== 'quiz') {
      throw new FileRefusal(line, `não é um arquivo de questões do Moodle: a raiz é <${name}>, e não <quiz>`);
    }
    this.path.push(name);
    if (this.path.length > MAX_ELEMENT_DEPTH)
      throw new FileRefusal(line, 'o XML tem elementos demais um dentro do outro');
    this.buffer = [];
    if (this.path.length === 2 && name === 'question') {
      this.question = emptyQuestion(line, this.categoryPath);
      this.question.kind = attributes.type ?? '';
      this.questionChars = 0;
      this.questionParts = 0;
    }
    const question = this.question;
    if (!question) return;
    this.questionParts += 1;
    if (this.questionParts > MAX_QUESTION_PARTS) {
      this.markOversize();
      return;
    }
    const format = FORMATS[attributes.format ?? ''] ?? 'moodle';
    if (this.path.length === 3) {
      if (name === 'questiontext') question.statement.format = format;
      if (name === 'generalfeedback') {
        question.generalFeedback.format = format;
        question.hasGeneralFeedback = true;
      }
      if (name === 'answer') {
        question.answers.push({ text: '', format, fraction: Number.parseFloat(attributes.fraction ?? '0') || 0 });
      }
    }
    if (this.path.length === 4 && name === 'feedback' && this.path[2] === 'answer') {
      const answer = question.answers.at(-1);
      if (answer) answer.feedback = { text: '', format };
    }
    if (this.path.length === 3 && !READ_ELEMENTS.has(name) && !(name in LOST_TEXTS))
      lose(question, `o elemento <${name.slice(0, 60)}>`);
    if (name === 'file') {
      this.file = { name: attributes.name ?? '', path: attributes.path ?? '/' };
      if ((attributes.encoding ?? 'base64') !== 'base64')
        question.defect ??= `o arquivo “${this.file.name}” não está em base64`;
    }
  }

  text(text: string): void {
    if (!this.question || !TEXT_ELEMENTS.has(this.openTag ?? '')) return;
    this.questionChars += text.length;
    if (this.questionChars > MAX_QUESTION_CHARS) this.markOversize();
    else this.buffer.push(text);
  }

  /** Drops the collected content of the question, which will be refused. */
  markOversize(): void {
    this.buffer = [];
    if (!this.question) return;
    this.question.defect = OVERSIZE;
    this.question.files = [];
    this.question.statement.files = [];
    this.question.generalFeedback.files = [];
    this.question.answers = [];
    this.question.tags = [];
    this.question.losses = [];
    this.questionChars = Number.POSITIVE_INFINITY;
  }

  close(name: string): void {
    if (this.question && TEXT_ELEMENTS.has(name) && this.questionParts <= MAX_QUESTION_PARTS)
      this.keep(this.question, name, this.buffer.join(''));
    this.buffer = [];
    this.path.pop();
    if (this.path.length === 1 && this.question) this.finish(this.question);
  }

  /** Returns the completed questions and forgets them. */
  take(): RawQuestion[] {
    return this.done.splice(0);
  }

  private keep(question: RawQuestion, name: string, value: string): void {
    const [, , section, inner] = this.path;
    if (name === 'file' && question.defect === null)
      this.keepFile(question, section, { ...this.file, bytes: Buffer.from(value, 'base64') });
    if (name === 'hidden' && this.path.length === 3) question.hidden = ['1', 'true'].includes(value.trim());
    if (name === 'single') question.single = !['false', '0'].includes(value.trim());
    if (name === 'idnumber' && this.path.length === 3) question.idNumber = value.trim();
    if (name !== 'text') return;
    if (section === 'name') question.name = value.trim();
    if (section === 'category' && this.path.length === 4) question.categoryPath = splitCategoryPath(value);
    if (section === 'tags' && inner === 'tag') question.tags.push(value.trim());
    const lost = LOST_TEXTS[section ?? ''];
    if (lost !== undefined && value.trim() !== '' && !isStandardPhrase(value)) lose(question, lost);
    if (section === 'answer' && inner === 'feedback') {
      const feedback = question.answers.at(-1)?.feedback;
      if (feedback) feedback.text = value;
      return;
    }
    if (this.path.length !== 4) return;
    const target = this.textTarget(question, section);
    if (target) target.text = value;
  }

  /**
   * A file beside a text belongs to that text, whatever other files are named; a file elsewhere may belong to any text.
   */
  private keepFile(question: RawQuestion, section: string | undefined, file: RawFile): void {
    const owner = this.textTarget(question, section);
    if (!owner) question.files.push(file);
    else if (!(section !== undefined && section in LOST_TEXTS)) (owner.files ??= []).push(file);
  }

  private textTarget(question: RawQuestion, section: string | undefined): RawText | undefined {
    if (section === 'questiontext') return question.statement;
    if (section === 'generalfeedback') return question.generalFeedback;
    const answer = question.answers.at(-1);
    if (section === 'answer') return this.path[3] === 'feedback' ? answer?.feedback : answer;
    return undefined;
  }

  private finish(question: RawQuestion): void {
    for (const answer of question.answers) if (answer.feedback?.text.trim() === '') delete answer.feedback;
    if (question.kind === 'category') this.categoryPath = question.categoryPath;
    else this.done.push(question);
    this.question = null;
  }
}
