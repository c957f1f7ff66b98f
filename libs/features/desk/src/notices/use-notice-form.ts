import { useChangeNoticeMutation, useCreateNoticeMutation, type ApiError } from '@mapa/api-client';
import { useState } from 'react';
import type { DeskNotice } from '../model';
import type { FieldName } from './notice-fields';
import { EMPTY_VALUES, fieldsOf, mergeValues, problemsOf, valuesOf, type NoticeValues } from './notice-values';

/** The state of the form of a notice, undefined for a new one: what is typed, and what became of sending it. */
export function useNoticeForm(notice: DeskNotice | undefined) {
  const [key] = useState(() => crypto.randomUUID());
  const [seen, setSeen] = useState(() => (notice ? valuesOf(notice.campos) : EMPTY_VALUES));
  const [revision, setRevision] = useState(notice?.revisao);
  const [values, setValues] = useState(seen);
  const [problems, setProblems] = useState<Partial<NoticeValues>>({});
  const [conflicts, setConflicts] = useState<Partial<NoticeValues>>();
  const [create, creation] = useCreateNoticeMutation();
  const [change, changing] = useChangeNoticeMutation();
  const refusal = (creation.error ?? changing.error) as ApiError | undefined;

  const take = (answer: DeskNotice) => {
    setSeen(valuesOf(answer.campos));
    setRevision(answer.revisao);
  };

  /** Sends the form. Resolves to the stored notice and what to check of it; to undefined if it was not stored. */
  const save = async () => {
    const found = problemsOf(values);
    setProblems(found);
    if (Object.keys(found).length > 0) return undefined;
    const fields = fieldsOf(values);
    const { data } = await (notice && revision !== undefined
      ? change({ id: notice.id, revisao: revision, ...fields })
      : create({ chave: key, ...fields }));
    if (!data) return undefined;
    const theirs = valuesOf(data.concurso.campos);
    take(data.concurso);
    if (data.salvo) {
      setConflicts(undefined);
      setValues(theirs);
      return data;
    }
    const merged = mergeValues(seen, values, theirs);
    setConflicts(merged.conflicts);
    setValues(merged.values);
    return undefined;
  };

  const setValue = (name: FieldName, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setProblems(({ [name]: _, ...others }) => others);
    setConflicts((before) => {
      if (!before || before[name] !== value) return before;
      const { [name]: _, ...others } = before;
      return others;
    });
  };

  return {
    values,
    setValue,
    save,
    problemOf: (name: FieldName) => problems[name] ?? refusal?.fields[name]?.[0],
    /** What others left in fields that both changed; undefined if nobody else changed the notice. */
    conflicts,
    isBusy: creation.isLoading || changing.isLoading,
    isChanged: JSON.stringify(values) !== JSON.stringify(seen),
    /** The sentence of a refusal that concerns no field. */
    failure: refusal && Object.keys(refusal.fields).every((name) => !(name in values)) ? refusal.message : undefined,
  };
}
