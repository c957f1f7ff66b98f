import { createHash } from 'node:crypto';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { QUESTION_TYPE_VALUES } from '@mapa/domain';
import { type NoteType, noteTypeOf, storedNoteType } from './note-types';
import { DECK_OPTIONS, OPTIONS, SCHEMA, storedDeck } from './schema';

export interface AnkiNote {
  /** Identifies the note in a later package; also the base of its ids. */
  questionId: number;
  type: NoteType;
  /** HTML by the names of the type's fields; missing ones are empty. */
  fields: Readonly<Record<string, string>>;
  tags: readonly string[];
}

/** Anki's separator of a note's fields. */
const FIELD_SEPARATOR = '\u001f';

/**
 * Anki's ids of notes and cards are milliseconds; here they are derived from the question's id, so that a later package
 * has the same ones.
 */
const ID_BASE = 1_767_225_600_000;

const DECK_IDS = 1_000_000_000;

const sha1 = (text: string): string => createHash('sha1').update(text).digest('hex');

/** The first 32 bits of the first field's SHA-1, by which Anki finds duplicates. */
const checksum = (text: string): number => Number.parseInt(sha1(text).slice(0, 8), 16);

/** A deck's id, the same for the same name. */
const deckIdOf = (name: string): number => ID_BASE + (Number.parseInt(sha1(name).slice(0, 12), 16) % DECK_IDS);

/** Anki's tags must not contain spaces. */
const tagWord = (tag: string): string => tag.trim().replace(/\s+/g, '_');

/** Two colons would create a subdeck. */
const deckName = (title: string): string => title.replace(/:{2,}/g, ':').trim() || 'Mapa';

/** A collection of Anki (SQLite, schema 11, which every Anki since 2.0 imports) with one deck, in memory. */
export class AnkiCollection {
  private readonly database = new DatabaseSync(':memory:');
  private readonly deckId: number;
  private readonly seconds: number;
  private readonly note: StatementSync;
  private readonly card: StatementSync;
  private position = 0;

  /** @param title the deck's name */
  constructor(title: string, at: Date) {
    const name = deckName(title);
    this.deckId = deckIdOf(name);
    this.seconds = Math.floor(at.getTime() / 1000);
    this.database.exec(SCHEMA);
    const types = Object.fromEntries(
      QUESTION_TYPE_VALUES.map(noteTypeOf).map((type) => [type.id, storedNoteType(type, this.seconds)]),
    );
    const decks = Object.fromEntries(
      [[1, 'Default'] as const, [this.deckId, name] as const].map(([id, deck]) => [
        id,
        storedDeck(id, deck, this.seconds),
      ]),
    );
    this.database
      .prepare('insert into col values (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, ?)')
      .run(
        this.seconds,
        at.getTime(),
        at.getTime(),
        ...[OPTIONS, types, decks, DECK_OPTIONS, {}].map((part) => JSON.stringify(part)),
      );
    this.note = this.database.prepare("insert into notes values (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')");
    this.card = this.database.prepare(
      "insert into cards values (?, ?, ?, 0, ?, -1, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, '')",
    );
  }

  /** Adds a note and its one card, as new and after the existing ones. */
  add({ questionId, type, fields, tags }: AnkiNote): void {
    const id = ID_BASE + questionId;
    const values = type.fields.map((field) => fields[field] ?? '');
    const first = values[0] ?? '';
    this.position += 1;
    const words = tags.map(tagWord).filter((tag) => tag !== '');
    const spaced = words.length > 0 ? ` ${words.join(' ')} ` : '';
    this.note.run(
      id,
      `mapa-${questionId}`,
      type.id,
      this.seconds,
      spaced,
      values.join(FIELD_SEPARATOR),
      first,
      checksum(first),
    );
    this.card.run(id, id, this.deckId, this.seconds, this.position);
  }

  /** Closes the collection and returns the bytes of its SQLite file. */
  close(): Uint8Array {
    const bytes = this.database.serialize();
    this.database.close();
    return bytes;
  }
}
