import type { ProposalKind, ProposalState } from '@mapa/domain';
import { at, questions, users } from '@mapa/server-platform/tables';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/**
 * Corrections of the bank's questions that a person of the staff proposes, and an administrator accepts or refuses. One
 * person has one open proposal of a kind on a question: a later one takes its place.
 */
export const deskProposals = pgTable(
  'desk_proposals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    questionId: integer()
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    kind: text().$type<ProposalKind>().notNull(),
    /** The version that the person saw. */
    version: integer().notNull(),
    /** The values of the act, in the wire's names. */
    body: jsonb().notNull(),
    reason: text().notNull(),
    state: text().$type<ProposalState>().notNull().default('aberta'),
    /** Null once the account is deleted. */
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    decidedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Why it was refused, for its author. */
    decision: text(),
    createdAt: at().notNull().defaultNow(),
    decidedAt: at(),
  },
  (t) => [
    uniqueIndex('desk_proposals_open')
      .on(t.questionId, t.kind, t.authorId)
      .where(sql`${t.state} = 'aberta'`),
    index('desk_proposals_state').on(t.state, t.id),
    index('desk_proposals_author').on(t.authorId, t.id),
  ],
);
