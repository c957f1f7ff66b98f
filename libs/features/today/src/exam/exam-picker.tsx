import { apiErrorOf, useExamListQuery } from '@mapa/api-client';
import { calendarText, EXAM_FILTERS, questionsOf } from '@mapa/domain';
import { ErrorState, Field, Meta, Radio, RadioGroup, Skeleton, Stack, TextInput, useDebounced } from '@mapa/ui-kit';
import { useId, useState } from 'react';

/** The kind of choices: notices of coming exams, or papers. */
export type ExamKind = 'concurso' | 'prova';

export interface PickedExam {
  id: number;
  name: string;
  /** The map of its paper, if the list states one. */
  mapId?: number | undefined;
}

interface ExamPickerProps {
  kind: ExamKind;
  chosen: PickedExam | null;
  /** AAAA-MM-DD, in Brasília. */
  today: string;
  /** Greatest number shown; the others are found by name. */
  shown?: number;
  onChoose: (exam: PickedExam) => void;
}

const WORDS = {
  concurso: {
    search: 'Buscar concurso',
    list: 'Concursos',
    none: 'Nenhum concurso com este nome. Você pode informar a data da prova.',
    query: { com_edital: true, ordem: 'encerra_em' },
  },
  prova: {
    search: 'Buscar prova',
    list: 'Provas',
    none: 'Nenhuma prova com este nome. Tente só uma parte dele.',
    query: {},
  },
} as const;

/** Lists notices whose exam is not past, by closing date, or papers, newest first; the chosen one stays visible. */
export function ExamPicker({ kind, chosen, today, shown, onChoose }: ExamPickerProps) {
  const group = useId();
  const [text, setText] = useState('');
  const busca = useDebounced(text.trim());
  const { search, list, none, query } = WORDS[kind];
  const { currentData, error, isFetching, refetch } = useExamListQuery({ ...query, ...(busca ? { busca } : {}) });
  const isAhead = (day: string | null | undefined) => kind === 'prova' || !day || day >= today;
  const found = currentData?.data
    .filter(({ id, edital }) => id !== chosen?.id && isAhead(edital?.data_prova))
    .slice(0, shown);
  return (
    <Stack $gap="x2">
      <Field label={search}>
        <TextInput
          type="search"
          maxLength={EXAM_FILTERS.busca.maxLength}
          value={text}
          onChange={({ target }) => setText(target.value)}
          // Enter must not submit the surrounding form: someone who searches has not chosen yet.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </Field>
      <RadioGroup legend={list}>
        {chosen ? (
          <Radio name={group} facts="escolhido" checked readOnly>
            {chosen.name}
          </Radio>
        ) : null}
        {found?.map(({ id, nome, edital, mapa, questoes }) => (
          <Radio
            key={id}
            name={group}
            facts={
              kind === 'prova'
                ? questionsOf(questoes)
                : edital?.data_prova
                  ? `prova em ${calendarText(edital.data_prova)}`
                  : 'prova sem data'
            }
            checked={false}
            onChange={() => onChoose({ id, name: nome, mapId: mapa?.id })}
          >
            {nome}
          </Radio>
        ))}
      </RadioGroup>
      {!currentData && isFetching ? <Skeleton lines={4} /> : null}
      {!currentData && error && !isFetching ? (
        <ErrorState onRetry={refetch}>{apiErrorOf(error).message}</ErrorState>
      ) : null}
      {found?.length === 0 && !chosen ? <Meta role="status">{none}</Meta> : null}
    </Stack>
  );
}
