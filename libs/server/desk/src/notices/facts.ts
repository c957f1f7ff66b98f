import type { NoticeFields } from './notice';

type Fact = string | number | boolean | null;

const factOf = (value: NoticeFields[keyof NoticeFields]): Fact => (Array.isArray(value) ? value.join(' | ') : value);

const factsOf = ({ concurso, ...fields }: NoticeFields): Record<string, Fact> => ({
  nome: concurso,
  ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, factOf(value)])),
});

const isTold = (value: Fact): boolean => value !== null && value !== '' && value !== false;

/**
 * What the audit log says of an act on a notice: the fields that it changed, and its name. A new or removed notice has
 * everything that was said of it.
 */
export function auditFacts(before: NoticeFields | null, after: NoticeFields | null) {
  const [was, is] = [before && factsOf(before), after && factsOf(after)];
  const names = Object.keys(was ?? is ?? {}).filter((name) =>
    was && is ? was[name] !== is[name] : isTold((was ?? is)?.[name] ?? null),
  );
  const only = (facts: Record<string, Fact> | null) =>
    facts && Object.fromEntries(names.map((name) => [name, facts[name] ?? null]));
  return {
    before: only(was) ?? undefined,
    after: is ? { nome: is['nome'] ?? null, ...only(is) } : undefined,
  };
}
