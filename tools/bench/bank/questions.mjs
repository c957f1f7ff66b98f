import { between, oneOf } from './random.mjs';

const annulledShare = 0.02;
const outdatedShare = 0.03;
const commentedShare = 0.25;
const rewrittenShare = 0.05;
const twoLanguagesShare = 0.02;
const trueOrFalseShare = 0.35;
const citingShare = 0.3;

/** Texts with the search columns by which they are found. */
class Texts {
  constructor(words, search) {
    this.words = words;
    this.search = search;
    this.places = new Map();
    this.parts = [];
    this.length = 0;
  }

  say(indices) {
    const { plain, terms } = this.search;
    for (const index of indices) {
      this.length += 1;
      const term = terms[index];
      if (term === null) continue;
      const before = this.places.get(term);
      this.places.set(term, before ? `${before},${this.length}` : String(this.length));
    }
    this.parts.push(indices.map((index) => plain[index]));
    return indices.map((index) => this.words[index]).join(' ');
  }

  /** The columns `search`, `search_words` and `search_version`. */
  columns() {
    const { pairsOf, spaced, version } = this.search;
    let vector = '';
    for (const [term, places] of this.places) vector += `'${term}':${places} `;
    for (const pair of new Set(this.parts.flatMap(pairsOf))) vector += `'${pair}' `;
    // A line end in the notation of COPY.
    return [vector, this.parts.map(spaced).join('\\n'), version];
  }
}

/** The questions of one paper, one object for each number and language. */
export function* paperQuestions({ random, words, search, drawWord, drawCitation, leaves }, paper, firstId, count) {
  const draw = (low, high) => Array.from({ length: between(random, low, high) }, () => drawWord(random));
  let number = 0;
  for (let made = 0; made < count; made += 1) {
    const second = made > 0 && random() < twoLanguagesShare;
    if (!second) number += 1;
    const text = new Texts(words, search);
    const isTrueOrFalse = random() < trueOrFalseShare;
    const said = draw(20, 70);
    if (random() < citingShare) said.splice(between(random, 3, 18), 0, ...drawCitation());
    const statement = `<p>${text.say(said)}.</p>`;
    const options = isTrueOrFalse
      ? ['Certo', 'Errado']
      : Array.from({ length: between(random, 4, 5) }, () => `<p>${text.say(draw(4, 12))}</p>`);
    const leaf = leaves[oneOf(random, paper.matters)];
    yield {
      id: firstId + made,
      kind: isTrueOrFalse ? 'questaovf' : 'questaomultiplaescolha',
      subject: leaf.list[leaf.draw(random)],
      number,
      variant: second ? 'espanhol' : null,
      difficulty: random() < 0.1 ? null : between(random, 1, 5),
      annulled: random() < annulledShare,
      outdated: random() < outdatedShare,
      commented: random() < commentedShare,
      version: random() < rewrittenShare ? 2 : 1,
      statement,
      options,
      right: between(random, 0, options.length - 1),
      search: text.columns(),
    };
  }
}

/** The id of an alternative, computed: eight ids are reserved for each question's versions. */
export const alternativeId = (questionId, version, position) => questionId * 16 + (version - 1) * 8 + position;
