import { normalisedText } from '../../format/normalised-text';
import { FILLERS, meaningfulWords, stemsOf } from './stemming';

/** A phrase that denotes an assunto in a text; its words have to be close together. */
export interface Phrase {
  words: readonly string[];
  /**
   * Whether it is the full name, or an item that the name lists: it may then be a common word, such as `Bens` or
   * `Provas`.
   */
  isWhole: boolean;
}

/** Words that occur in too many names to identify one of them. */
const COMMON = stemsOf(`
  direito garantia principio conceito nocao conhecimento fundamento lei norma regra poder ato estado governo orgao
  organizacao estrutura sistema processo procedimento servico funcao forma tipo especie elemento classe classificacao natureza
  caracteristica aplicacao aplicabilidade uso emprego analise avaliacao controle gestao administracao politica teoria pratica
  tecnica metodo meio recurso bem contrato prova pena competencia pessoa sujeito agente crime acao plano programa projeto
  planejamento base documento arquivo dado informacao texto palavra frase oracao numero operacao problema medida grafico tabela
  sociedade saude educacao seguranca ordem codigo regime termo periodo modelo questao ponto geral basico especifico social
  credito resultado intervencao relacao origem historia evolucao conjunto valor qualidade pessoal estudo formacao unidade
  desenvolvimento vida ciencia tecnologia comunicacao trabalho atividade material responsabilidade conservacao preservacao
  ordenacao codificacao abuso verdade tempo modo banco area jurisdicao prestacao associacao diagrama sequencia argumentacao
  logico publico administrativo calculo ambiente novo disposicao dominio politico servidor civil federal constituicao
`);

/** Adjectives that name the field rather than the thing: the noun alone identifies `improbidade administrativa`. */
const MODIFIERS = stemsOf(
  'administrativo publico constitucional penal civil federal nacional brasileiro juridico grafico eletronico contabil tributario processual escolar textual',
);

const ADJECTIVE =
  /(?:al|ar|el|il|iv[ao]s?|ic[ao]s?|ari[ao]s?|ori[ao]s?|ad[ao]s?|id[ao]s?|ist[ao]s?|ais|eis|ares|ores|es[ao]s?|ent[ao]s?|ost[ao]s?|n[ao]s|simples)$/;
const isAdjective = (word: string) => word.length > 3 && ADJECTIVE.test(normalisedText(word));

/** Whether a word, stemmed, has the form of an adjective without gender: `condicional`. */
export const isAdjectiveStem = (stem: string): boolean => isAdjective(stem);

/** Whether a word, stemmed, occurs in too many names to identify one of them. */
export const isCommon = (word: string): boolean => COMMON.has(word);

/** Whether a word, stemmed, is an adjective that names the field. */
export const isModifier = (word: string): boolean => MODIFIERS.has(word);

const rawWords = (text: string) => text.split(/[\s-]+/).filter((word) => /\p{L}/u.test(word));
/** Whether a word, stemmed, is an adjective of the thing that a name names: `composto` in `Período composto`. */
export const isQuality = (name: string, word: string): boolean =>
  rawWords(name).some((raw, at) => at > 0 && isAdjective(raw) && meaningfulWords(raw)[0] === word);

const isSpecific = (words: readonly string[]) => words.length > 1 || (words.length === 1 && !isCommon(words[0] ?? ''));

/** The complement of a list's last item, which applies to all: `A e B de C` is also `A de C`. */
function tailOf(last: readonly string[]): readonly string[] {
  const preposition = last.findIndex((word) => /^(?:d[eoa]s?|n[oa]s?|em|contra|à|ao)$/i.test(word));
  if (preposition > 0) return last.slice(preposition);
  return last.length > 1 && isAdjective(last.at(-1) ?? '') ? last.slice(-1) : [];
}

/**
 * Expands a list: `Regência verbal e nominal` is also `regência nominal`, and `Direitos e garantias fundamentais` is
 * also `direitos fundamentais`.
 */
function expanded(items: readonly string[][]): string[][] {
  const [first = [], ...rest] = items;
  const head = first.length > 1 && isAdjective(first.at(-1) ?? '') ? first.slice(0, -1) : first;
  const tail = tailOf(items.at(-1) ?? []);
  const found: string[][] = [];
  items.forEach((item, at) => {
    const isQuality = at > 0 && item.length === 1 && isAdjective(item[0] ?? '') && head.length < first.length;
    found.push(isQuality ? [...head, ...item] : item);
    if (at < items.length - 1 && tail.length > 0 && item.length === 1) found.push([...item, ...tail]);
  });
  if (rest.length > 0 && rest.every((item) => item.length === 1 && isAdjective(item[0] ?? ''))) found.push([...head]);
  return found;
}

const withoutFillers = (words: readonly string[]) =>
  words.slice(
    Math.max(
      0,
      words.findIndex((word) => !FILLERS.has(word)),
    ),
  );

/** Alternative names within a name: `Processo administrativo (Lei nº 9.784/1999)`. */
const partsOf = (name: string) => name.split(/[()[\]:;/]|\s[-–—]\s/).filter((part) => /\p{L}/u.test(part));

/**
 * The phrases by which a text may refer to a name of the tree, the full name first.
 * @param matter the matéria's own name, which its assuntos need not repeat
 */
export function phrasesOf(name: string, matter = ''): Phrase[] {
  const redundant = new Set(meaningfulWords(matter));
  const found = new Map<string, Phrase>();
  const add = (words: readonly string[], isWhole: boolean) => {
    const unique = [...new Set(words)];
    const key = [...unique].sort().join(' ');
    const known = found.get(key);
    if (unique.length > 0 && (isWhole || isSpecific(unique)))
      found.set(key, { words: unique, isWhole: isWhole || (known?.isWhole ?? false) });
  };
  const addAll = (words: readonly string[]) => {
    add(words, true);
    add(withoutFillers(words), true);
    add(
      words.filter((word) => !isModifier(word)),
      false,
    );
    add(
      words.filter((word) => !redundant.has(word)),
      true,
    );
  };
  /** Adds a noun that an adjective only narrows: `inquérito` means `inquérito policial`. */
  const addNoun = (raw: readonly string[]) => {
    const [noun = ''] = meaningfulWords(raw[0] ?? '');
    if (raw.length === 2 && isAdjective(raw[1] ?? '') && !redundant.has(noun)) add([noun], false);
  };
  addAll(meaningfulWords(name));
  for (const part of partsOf(name)) {
    addAll(meaningfulWords(part));
    addNoun(rawWords(part));
    const items = part
      .split(/,|\s(?:e|ou|&)\s/i)
      .map(rawWords)
      .filter((item) => item.length > 0);
    if (items.length > 1) for (const item of expanded(items)) addAll(meaningfulWords(item.join(' ')));
  }
  return [...found.values()];
}
