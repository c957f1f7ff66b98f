/** Citations in questions of law, the most frequent first, each as words of a running text. */
export const CITATIONS = [
  ['Constituição', 'Federal'],
  ['art.', '5º'],
  ['CF', '88'],
  ['Supremo', 'Tribunal', 'Federal'],
  ['STF'],
  ['Lei', '8.112', '90'],
  ['lei', '8.112'],
  ['art.', '37'],
  ['STJ'],
  ['Lei', 'nº', '9.784', '99'],
  ['Lei', '14.133', '2021'],
  ['Código', 'de', 'Processo', 'Civil'],
  ['CPC'],
  ['ECA'],
  ['súmula', 'vinculante', '13'],
];

/** How students ask for them: by number, by abbreviation, by the long name. */
export const CITED = {
  referência: [
    'lei 8112',
    'Lei nº 8.112/90',
    'lei 9.784/99',
    'lei 14133',
    'art. 5º',
    'artigo 37',
    'súmula vinculante 13',
  ],
  sigla: ['CF', 'CF/88', 'STF', 'STJ', 'CPC', 'ECA', 'constituição federal', 'supremo tribunal federal'],
};
