import { MAX_QUESTION_PARTS, MAX_QUESTION_TEXT_BYTES, OVERSIZE } from '../model/limits';
import { emptyQuestion, type RawQuestion } from '../model/raw-question';
import { areTruthWords } from '../rules/alternatives';
import { splitLines } from '../decoding/split-lines';

/** Moodle demands capitals; people also write small letters. */
const CHOICE = /^[ \t]*([A-Za-z])[.)](?:$|[ \t](.*))/;
const ANSWER = /^[ \t]*ANSWER:(.*)/i;

/** Whether the beginning of a text has an alternative directly followed by the answer line: only Aiken does. */
export const looksLikeAiken = (head: string): boolean =>
  /^[ \t]*[A-Z][.)][ \t][^\n]*\n[ \t\n]*ANSWER:[ \t]*[A-Z]\b/im.test(head);

/** The lines of one question collected so far. */
class Block {
  readonly statement: string[] = [];
  readonly choices: string[][] = [];
  private readonly line: number;
  private size = 0;
  private parts = 0;
  private defect: string | null = null;
  /** If the first alternative has a small letter: its lines, unparsed. */
  private small: string[] | null = null;

  constructor(line: number) {
    this.line = line;
  }

  add(text: string, cut: boolean): void {
    this.size += text.length;
    this.parts += 1;
    if (cut || this.size > MAX_QUESTION_TEXT_BYTES || this.parts > MAX_QUESTION_PARTS) {
      this.defect = OVERSIZE;
      this.statement.length = 0;
      this.choices.length = 0;
    }
    if (this.defect === OVERSIZE) return;
    const found = CHOICE.exec(text);
    // Lettered lines in lower case above alternatives in capitals are a list in the statement.
    if (found?.[1] === 'A' && this.small) {
      this.statement.push(...this.small);
      this.choices.length = 0;
      this.small = null;
      this.defect = null;
    }
    const isChoice = found?.[1] !== undefined && this.isOfThisCase(found[1]);
    this.small?.push(text);
    const letter = isChoice ? found[1]?.toUpperCase() : undefined;
    const next = String.fromCharCode(65 + this.choices.length);
    if (letter === next && this.statement.some((line) => line.trim() !== '')) {
      if (this.choices.length === 0 && found?.[1] === 'a') this.small = [text];
      this.choices.push([found?.[2] ?? '']);
    } else if (this.choices.length === 0) this.statement.push(text);
    else if (letter === undefined) this.choices.at(-1)?.push(text);
    else this.defect ??= `a alternativa ${letter} está no lugar da ${next}`;
  }

  private isOfThisCase(letter: string): boolean {
    return this.choices.length === 0 || (letter === letter.toLowerCase()) === (this.small !== null);
  }

  finish(answer: string | null): RawQuestion {
    const question = emptyQuestion(this.line, []);
    question.statement = { text: this.statement.join('\n').trim(), format: 'plain' };
    const choices = this.choices.map((lines) => lines.join('\n').trim());
    question.kind = areTruthWords(choices) ? 'truefalse' : 'multichoice';
    const letters = (answer ?? '').match(/[A-Z]/gi) ?? [];
    const isRight = (at: number) => letters.some((letter) => letter.toUpperCase().charCodeAt(0) - 65 === at);
    question.answers = choices.map((text, at) => ({ text, format: 'plain', fraction: isRight(at) ? 100 : 0 }));
    question.defect = this.defect ?? this.answerDefect(answer);
    return question;
  }

  private answerDefect(answer: string | null): string | null {
    if (answer === null) return 'falta a linha ANSWER depois das alternativas';
    if (!/^[A-Z](?:[ \t]*[,;][ \t]*[A-Z])*[.)]?$/i.test(answer))
      return 'a linha ANSWER não traz a letra de uma alternativa';
    const wrong = answer
      .match(/[A-Z]/gi)
      ?.find((letter) => letter.toUpperCase().charCodeAt(0) - 65 >= this.choices.length);
    return wrong === undefined ? null : `a resposta ${wrong.toUpperCase()} não é de nenhuma alternativa`;
  }
}

/**
 * Reads Aiken line by line; memory holds one question at a time. Lines up to the first alternative are the statement; a
 * line without a letter continues the alternative above it; the answer line ends the question.
 */
export async function* readAiken(chunks: AsyncIterable<string>): AsyncGenerator<RawQuestion> {
  let block: Block | null = null;
  let behindBlank = false;
  for await (const { number, text, cut } of splitLines(chunks, MAX_QUESTION_TEXT_BYTES)) {
    const isBlank = !cut && text.trim() === '';
    const answer = ANSWER.exec(text)?.[1];
    if (answer !== undefined) {
      yield (block ?? new Block(number)).finish(answer.trim());
      block = null;
      continue;
    }
    // Alternatives followed by a blank line and a line without a letter lack their answer.
    if (block && behindBlank && !isBlank && block.choices.length > 0 && !CHOICE.test(text)) {
      yield block.finish(null);
      block = null;
    }
    behindBlank = isBlank;
    if (!block && isBlank) continue;
    block ??= new Block(number);
    block.add(text, cut);
  }
  if (block) yield block.finish(null);
}
