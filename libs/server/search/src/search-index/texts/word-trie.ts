import { enlarged } from './vocabulary';

const A = 97;
const FIRST_NODES = 1 << 12;

/** Visits the letters of a path in the trie; refusing a letter skips all words below it. */
interface PathReader {
  /** @param letter from 0 for "a" @param count number of letters before it */
  read: (letter: number, count: number) => boolean;
}

/** A trie of words of a to z with a number each, so that words with a common prefix are compared together. */
export class WordTrie {
  /**
   * The first child, the next sibling, and the number plus one of the word that ends at a node; 0: none. Node 0 is the
   * root.
   */
  private children: Uint32Array = new Uint32Array(FIRST_NODES);
  private siblings: Uint32Array = new Uint32Array(FIRST_NODES);
  private words: Uint32Array = new Uint32Array(FIRST_NODES);
  private letters: Uint16Array = new Uint16Array(FIRST_NODES);
  private count = 1;

  add(word: string, number: number): void {
    let node = 0;
    for (let at = 0; at < word.length; at += 1) node = this.child(node, word.charCodeAt(at) - A);
    this.words[node] = number + 1;
  }

  /** Calls `tell` for each word whose letters the reader accepts to the end, with its number of letters. */
  walk(reader: PathReader, tell: (number: number, letters: number) => void): void {
    const path = [this.children[0] ?? 0];
    while (path.length > 0) {
      const node = path.at(-1) ?? 0;
      if (node === 0) {
        path.pop();
        continue;
      }
      const count = path.length - 1;
      path[count] = this.siblings[node] ?? 0;
      if (!reader.read(this.letters[node] ?? 0, count)) continue;
      const word = (this.words[node] ?? 0) - 1;
      if (word >= 0) tell(word, count + 1);
      path.push(this.children[node] ?? 0);
    }
  }

  private child(node: number, letter: number): number {
    let child = this.children[node] ?? 0;
    while (child > 0 && this.letters[child] !== letter) child = this.siblings[child] ?? 0;
    if (child > 0) return child;
    if (this.count === this.children.length) this.grow();
    child = this.count;
    this.count += 1;
    this.letters[child] = letter;
    this.siblings[child] = this.children[node] ?? 0;
    this.children[node] = child;
    return child;
  }

  private grow(): void {
    this.children = enlarged(this.children, Uint32Array);
    this.siblings = enlarged(this.siblings, Uint32Array);
    this.words = enlarged(this.words, Uint32Array);
    this.letters = enlarged(this.letters, Uint16Array);
  }
}
