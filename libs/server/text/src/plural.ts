// Words are listed in their form for comparison: in lower case and without accents.
const listed = (words: string) => words.split(' ');

/** Singulars in -s whose plural is in -es. Words in -s with the same plural need not be listed. */
const ENDING_IN_S = new Set(
  listed(
    'mes gas deus pais res lilas ananas obus vies reves conves ingles portugues frances japones chines holandes irlandes islandes finlandes ' +
      'neerlandes tailandes escoces noruegues dinamarques libanes congoles senegales angoles javanes milanes genoves polones siames ' +
      'campones burgues fregues marques',
  ),
);

const IRREGULAR = new Map(
  [
    ...['pes pe', 'maes mae', 'leis lei', 'reis rei', 'sois sol', 'bois boi', 'herois heroi', 'caracteres carater'],
    ...['mais mais', 'demais demais', 'cais cais'],
  ].map((pair) => pair.split(' ') as [string, string]),
);

/**
 * Feminine words in -ã of masculine ones in -ão, except those that without the accent are another word (vilã, pagã).
 */
const FEMININE = new Map(
  listed('cidada irma crista orfa alema campea anfitria escriva guardia tabelia artesa aldea catala').map((word) => [
    word,
    `${word}o`,
  ]),
);

/** Endings before -eis of words whose singular is in -il. */
const UNSTRESSED_IL = listed(
  'fac dific doc ut fert text projet rept ag frag foss miss deb hab ester portat volat versat duct tat tact retrat eret sim verossim',
).join('|');

/**
 * The first match applies. Words in -n become -m, as their plural does; those in -re become -r; those in -i become -il.
 */
const RULES: [RegExp, string][] = [
  [/(?<=.)[ao]es$/, 'ao'],
  [/(?<=.)ais$/, 'al'],
  [new RegExp(`(?<=${UNSTRESSED_IL})eis$`), 'il'],
  [/(?<=..)eis$/, 'el'],
  [/(?<=..)ois$/, 'ol'],
  [/(?<=.[^gq])uis$/, 'ul'],
  [/(?<=..[^aeiou])is?$/, 'il'],
  [/(?<=[aeiou])ns?$/, 'm'],
  [/(?<=.[rz])es$/, ''],
  [/(?<=.[aei]r)e$/, ''],
  [/(?<=..[^s])s$/, ''],
];

/**
 * The singular of a Portuguese word in lower case and without accents, by the plural rules of RSLP (Orengo and Huyck,
 * 2001): for comparison, not for display. Words that are not plurals may change as well, but never into the form of
 * another word.
 */
export function singularOf(word: string): string {
  const singular = withoutPlural(word);
  return FEMININE.get(singular) ?? singular;
}

function withoutPlural(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (ENDING_IN_S.has(word)) return word;
  if (word.endsWith('es') && ENDING_IN_S.has(word.slice(0, -2))) return word.slice(0, -2);
  for (const [ending, replacement] of RULES) if (ending.test(word)) return word.replace(ending, replacement);
  return word;
}
