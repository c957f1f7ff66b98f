import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { StaffAct, StaffObject } from '@mapa/domain';
import { at } from './columns';

/** Acts of the staff on the bank and on people (docs/decisions/123). Triggers refuse to change or remove a row. */
export const staffAudit = pgTable(
  'staff_audit',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: at().notNull().defaultNow(),
    /** `comando`: somebody with a shell on the server's machine, who has no account. */
    actor: text().$type<'equipe' | 'comando'>().notNull(),
    /** Id of the staff member; no foreign key, because the log outlives the account and contains no name. */
    actorId: uuid(),
    act: text().$type<StaffAct>().notNull(),
    /** The object of the act: its kind, and its id as text. */
    object: text().$type<StaffObject>().notNull(),
    objectId: text().notNull(),
    before: jsonb(),
    after: jsonb(),
  },
  (t) => [
    index('staff_audit_object').on(t.object, t.objectId),
    index('staff_audit_actor').on(t.actorId),
    index('staff_audit_act').on(t.act),
  ],
);
