import { SaxesParser } from 'saxes';
import { FileRefusal } from '../model/refusal';

export interface XmlHandlers {
  open: (name: string, attributes: Record<string, string>, line: number) => void;
  /** Receives text and CDATA, possibly in several pieces. */
  text: (text: string) => void;
  close: (name: string) => void;
  /** Called when a text longer than `maxText` was dropped. */
  dropped?: () => void;
}

export interface XmlLimits {
  /** Greatest length of one tag with its attributes, and of other markup. */
  maxTag?: number;
  /** Greatest length of one text, CDATA or comment; a longer one is dropped. */
  maxText?: number;
}

interface XmlOrigin {
  /** The innermost open element, named in errors. */
  openTag: () => string | undefined;
  /** Prefix of errors if one file has several parts. */
  place?: string;
}

const MAX_TAG_CHARS = 64 * 1024;
/** Number of characters parsed between two checks of the limits. */
const PIECE = 64 * 1024;
/** Growth after which what is being parsed is made flat, and share of its length from which the growth is counted. */
const FLAT_AFTER = 256 * 1024;
const FLAT_SHARE = 1 / 8;

/** Private fields in which saxes collects the next event; bounding memory requires access to them. */
interface Pending {
  text: string;
  name: string;
  entity: string;
}

/**
 * An XML parser that refuses invalid XML, a DOCTYPE with declarations, and a tag that is too long. It never fetches the
 * address in a DOCTYPE, so that only XML's own entities exist. Memory holds one tag or text within the limits, whatever
 * the chunks' size. Throws FileRefusal.
 */
export class StrictXmlParser {
  private readonly parser = new SaxesParser();
  private readonly pending = this.parser as unknown as Pending;
  private readonly limits: Required<XmlLimits>;
  private readonly place: string;
  private readonly handlers: XmlHandlers;
  /** The start of the incomplete tag. */
  private tagStart: number | null = null;
  private written = 0;
  /** The start of a long text being parsed, without what the parser still holds. */
  private readonly moved: string[] = [];
  private movedLength = 0;
  private flatLength = 0;

  constructor(
    handlers: XmlHandlers,
    { openTag, place = '' }: XmlOrigin,
    { maxTag = MAX_TAG_CHARS, maxText = Number.POSITIVE_INFINITY }: XmlLimits = {},
  ) {
    const { parser } = this;
    this.handlers = handlers;
    this.limits = { maxTag, maxText };
    this.place = place;
    parser.on('doctype', (text) => {
      if (hasDeclarations(this.whole(text)))
        throw this.refusal(
          'o XML declara entidades ou elementos próprios no DOCTYPE, o que não é aceito: tire o que está entre colchetes',
        );
    });
    parser.on('error', (error) => {
      throw this.refusal(xmlReason(error.message, openTag()));
    });
    parser.on('opentagstart', () => void (this.tagStart = parser.position));
    parser.on('opentag', ({ name, attributes }) => {
      this.checkTag(parser.position);
      this.tagStart = null;
      handlers.open(name, attributes as Record<string, string>, parser.line);
    });
    parser.on('text', (text) => handlers.text(this.whole(text)));
    parser.on('cdata', (text) => handlers.text(this.whole(text)));
    parser.on('comment', () => this.forgetMoved());
    parser.on('processinginstruction', () => this.forgetMoved());
    parser.on('closetag', ({ name }) => handlers.close(name));
  }

  write(chunk: string): void {
    for (let at = 0; at < chunk.length; at += PIECE) {
      const piece = chunk.slice(at, at + PIECE);
      this.parser.write(piece);
      this.written += piece.length;
      this.checkPending();
    }
  }

  close(): void {
    this.parser.close();
  }

  private checkPending(): void {
    const { pending, limits } = this;
    this.checkTag(this.written);
    if (pending.name.length + pending.entity.length > limits.maxTag)
      throw this.refusal('o XML tem uma marca longa demais');
    // A string built in small steps takes thirty times its length until it is read. Reading it at each step would copy it
    // as often: a text is moved out of the parser, and the value of an attribute is read ever more rarely.
    if (this.tagStart === null) this.moveText();
    else this.flattenValue();
  }

  private moveText(): void {
    const { pending } = this;
    if (this.movedLength + pending.text.length > this.limits.maxText) {
      pending.text = '';
      this.forgetMoved();
      this.handlers.dropped?.();
    }
    if (pending.text.length <= FLAT_AFTER) return;
    // The last character stays, as the parser announces no empty text.
    this.moved.push(pending.text.slice(0, -1));
    this.movedLength += pending.text.length - 1;
    pending.text = pending.text.slice(-1);
  }

  private flattenValue(): void {
    const { text } = this.pending;
    if (text.length < this.flatLength) this.flatLength = 0;
    const grown = text.length - this.flatLength;
    if (grown > Math.max(FLAT_AFTER, text.length * FLAT_SHARE) && text.charCodeAt(0) >= 0)
      this.flatLength = text.length;
  }

  /** The text of which the parser held the end, at last. */
  private whole(end: string): string {
    if (this.moved.length === 0) return end;
    const text = [...this.moved, end].join('');
    this.forgetMoved();
    return text;
  }

  private forgetMoved(): void {
    this.moved.length = 0;
    this.movedLength = 0;
  }

  private checkTag(position: number): void {
    if (this.tagStart !== null && position - this.tagStart > this.limits.maxTag)
      throw this.refusal('o XML tem uma marca com atributos longos demais');
  }

  private refusal(reason: string): FileRefusal {
    return new FileRefusal(this.parser.line, this.place + reason);
  }
}

/** Whether a DOCTYPE contains more than a name and quoted addresses. */
const hasDeclarations = (doctype: string): boolean => /[[<]/.test(doctype.replace(/"[^"]*"|'[^']*'/g, ''));

function xmlReason(message: string, openTag: string | undefined): string {
  if (/unclosed tag|unexpected end/.test(message)) {
    return `o XML está truncado: o arquivo acaba dentro de <${openTag ?? 'quiz'}>`;
  }
  if (message.includes('root element')) return 'o arquivo XML está vazio';
  if (message.includes('undefined entity'))
    return 'o XML usa uma entidade desconhecida; escreva o caractere ou ponha o texto em CDATA';
  if (message.includes('disallowed character'))
    return 'o XML tem um caractere que não é permitido (um “<” ou “&” solto, ou um caractere de controle)';
  if (message.includes('unmatched closing tag') || message.includes('unexpected close tag'))
    return 'o XML está malformado: uma marca fecha sem ter sido aberta';
  return 'o XML está malformado';
}
