import type { QuestionTexts } from './texts';

/** A reference to a picture. */
const PICTURE =
  /\b(?:figura|gr[áa]fico|tabela|quadro|charge|tirinha|tira|imagem|mapa|fotografia|foto|cartum|infogr[áa]fico|esquema|diagrama|ilustra[çc][ãa]o|an[úu]ncio|cartaz)s?\s+(?:a seguir|abaixo|acima|ao lado|seguintes?|apresentad[oa]s?|anterior(?:es)?|mostrad[oa]s?|ilustrad[oa]s?|precedentes?)\b|\b(?:observe|analise|veja|examine)\s+(?:a|o|as|os)\s+(?:figura|gr[áa]fico|tabela|quadro|charge|tirinha|imagem|mapa|cartum|infogr[áa]fico|esquema|diagrama)s?\b|\b(?:nessa|nesse|essa|esse|dessa|desse)\s+(?:figura|gr[áa]fico|tabela|charge|tirinha|fotografia|cartum|infogr[áa]fico)\b|\b(?:na|da)\s+(?:figura|charge|tirinha)\b(?!\s+(?:d[aeo]s?|jur[íi]dica|t[íi]pica|penal|delituosa|criminosa|processual)\b)/i;
/** A reference to a text outside the question, by its paragraphs, lines or name. */
const PLACE =
  /\b(?:\d{1,2}[ºo°]|primeiro|segundo|terceiro|quarto|quinto|sexto|s[ée]timo|oitavo|pen[úu]ltimo|[úu]ltimo)\s+(?:par[áa]grafo|per[íi]odo)\s+(?:d[oe]|no)?\s*(?:texto|text)?|\(?\b(?:linhas?|l{1,2}\.)\s*\d{1,3}(?:\s*(?:e|a|-|–)\s*\d{1,3})?\)|\b(?:na|nas|da|das|à|às)\s+linhas?\s+(?:de\s+)?\d/i;
const TEXT =
  /\b(?:de acordo com|segundo|conforme|com base n|a partir d|compreens[ãa]o d|interpreta[çc][ãa]o d|ideias d|sentidos? d|autor d)o?\s*(?:(?:o|esse|este|no|do)\s*)?texto\b(?!\s+(?:constitucional|legal|da lei|da constitui|do art|normativo|expresso))|\b(?:n|d)o texto\b(?!\s+(?:constitucional|legal|da\b|do\b|de\b|normativo|expresso))/i;
const NUMBERED_TEXT = /\btextos?\s+(\d|[IVX]{1,4})\b/gi;
/** A statement of at least this length may contain the text itself. */
const TEXT_CHARS = 250;

const isLaw = /\b(?:art|artigo|lei|constitui[çc][ãa]o|decreto|regimento)\b/i;

const cites = (words: string): string => `cita “${words.trim()}”, e isso não está com ela`;

/** Finds a reference to a picture or text that the question lacks. */
export function citesWhatIsMissing({ shared, statement, alternatives, all }: QuestionTexts): string | null {
  const asked = [statement, ...alternatives].map(({ text }) => text).join(' ');
  const hasFigure = all.some((one) => one.hasFigure);
  const picture = PICTURE.exec(asked)?.[0];
  if (picture && !hasFigure && !namesIt(picture, [...shared, statement])) return cites(picture);
  const sharedChars = shared.reduce((sum, { text }) => sum + text.length, 0);
  const around = sharedChars + statement.text.length;
  const place = PLACE.exec(asked)?.[0];
  if (place && around < 2 * TEXT_CHARS && !hasFigure && !isLaw.test(asked)) return cites(place);
  const text = TEXT.exec(asked)?.[0];
  if (text && around < TEXT_CHARS && !hasFigure) return cites(text);
  for (const [words, name = ''] of asked.matchAll(NUMBERED_TEXT)) {
    const title = new RegExp(`^textos?\\s+(?:[\\w\\d]+\\s+e\\s+)?${name}\\b`, 'i');
    if (!all.some(({ lines }) => lines.some((line) => title.test(line)))) return cites(words);
  }
  return null;
}

/** Whether a text itself labels the table or picture: "Figura 1", "Tabela:". */
const namesIt = (picture: string, texts: readonly { lines: string[] }[]): boolean => {
  const [kind = ''] = /figura|gr[áa]fico|tabela|quadro|charge|mapa|esquema/i.exec(picture) ?? [];
  return (
    kind !== '' && texts.some(({ lines }) => lines.some((line) => new RegExp(`^${kind}s?\\b.{0,4}$`, 'i').test(line)))
  );
};
