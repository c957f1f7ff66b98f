import { emptyQuestion } from '../model/raw-question';
import { isBlank } from '../html/sanitise';
import { TOO_LONG, toHtml } from '../html/to-html';
import { MAX_QUESTION_TEXT_BYTES } from '../model/limits';
import { ImageShelf } from '../media/place-images';
import { STATEMENT_PICTURE } from '../file/normalise';
import { QuestionRefusal } from '../model/refusal';
import { contentHash } from '../rules/keys';
import { ownStatement, wholeStatement } from '../rules/leading-texts';
import { textHash } from '../writer/shared-texts';
import type { Wording } from '../writer/wording';
import { asFile, filesFor, pictureHashes } from './editable';

/** A statement with the shared texts that it begins with. */
interface Shown {
  statement: string;
  sharedTexts?: readonly string[];
}

/**
 * Sanitises a shared text that a person wrote. Throws QuestionRefusal if nothing of it remains, or a picture is
 * missing.
 * @param pictures bytes of its pictures by hash
 */
export async function cleanSharedText(html: string, pictures: ReadonlyMap<string, Buffer>): Promise<string> {
  const shelf = new ImageShelf({ ...emptyQuestion(0, []), files: filesFor([html], pictures) });
  const text = await shelf.place(await toHtml(asFile(html)), STATEMENT_PICTURE);
  if (isBlank(text)) throw new QuestionRefusal('o texto comum está vazio');
  return text;
}

/**
 * The statement with one of its shared texts replaced; null if it lacks the text. Throws QuestionRefusal if it becomes
 * too long.
 * @param hash of the present text, by `textHash`
 * @param text the new text, sanitised
 */
export function withSharedText({ statement, sharedTexts = [] }: Shown, hash: string, text: string) {
  const at = sharedTexts.findIndex((one) => textHash(one) === hash);
  if (at < 0) return null;
  const blanks = /^\s*/.exec(sharedTexts[at] ?? '')?.[0] ?? '';
  const texts = sharedTexts.with(at, blanks + text);
  const whole = wholeStatement(texts, ownStatement(statement, sharedTexts));
  if (Buffer.byteLength(whole) > MAX_QUESTION_TEXT_BYTES) throw new QuestionRefusal(TOO_LONG);
  return { statement: whole, sharedTexts: texts };
}

/** A wording with a shared text replaced, as by `withSharedText`. */
export function withWordingText(wording: Wording, hash: string, text: string): Wording | null {
  const changed = withSharedText(wording, hash, text);
  if (!changed) return null;
  const content = { ...wording, ...changed };
  return {
    ...content,
    contentHash: contentHash({ ...content, media: pictureHashes(content).map((one) => ({ hash: one })) }),
  };
}
