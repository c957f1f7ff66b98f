import { between, oneOf } from './random.mjs';

const annulledShare = 0.02;
const outdatedShare = 0.03;
const commentedShare = 0.25;
const rewrittenShare = 0.05;
const twoLanguagesShare = 0.02;
const trueOrFalseShare = 0.35;

/** Words that know their places in the search vector. */
class Text {
  constructor(words, lexemes) {
    this.words = words;
    this.lexemes = lexemes;
    this.places = new Map();
    this.length = 0;
  }

  say(indices) {
    const said = [];
    for (const index of indices) {
      this.length += 1;
      said.push(this.words[index]);
      const lexeme = this.lexemes[index];
      if (lexeme === null) continue;
      const before = this.places.get(lexeme);
      this.places.set(lexeme, before ? `${before},${this.length}` : String(this.length));
    }
    return said.join(' ');
  }

  vector() {
    let vector = '';
    for (const [lexeme, places] of this.places) vector += `'${lexeme}':${places} `;
    return vector;
  }
}

/** The questions of one paper, one object for each number and language. */
export function* paperQuestions({ random, words, lexemes, drawWord, leaves }, paper, firstId, count) {
  const draw = (low, high) => Array.from({ length: between(random, low, high) }, () => drawWord(random));
  let number = 0;
  for (let made = 0; made < count; made += 1) {
    const second = made > 0 && random() < twoLanguagesShare;
    if (!second) number += 1;
    const text = new Text(words, lexemes);
    const isTrueOrFalse = random() < trueOrFalseShare;
    const statement = `<p>${text.say(draw(20, 70))}.</p>`;
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
      vector: text.vector(),
    };
  }
}

/** The id of an alternative, known without asking: eight ids are kept for each question's versions. */
export const alternativeId = (questionId, version, position) => questionId * 16 + (version - 1) * 8 + position;
