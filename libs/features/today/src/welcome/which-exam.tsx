import { Meta, Radio, RadioGroup, Stack } from '@mapa/ui-kit';
import { useId } from 'react';
import { ExamPicker } from '../exam/exam-picker';
import type { ExamWay, FirstAnswers } from './first-answers';

const WAYS: readonly { value: ExamWay; label: string }[] = [
  { value: 'prova', label: 'Uma prova que já caiu' },
  { value: 'concurso', label: 'Um concurso' },
  { value: 'edital', label: 'Tenho o edital' },
];

const SHOWN = 5;

export interface WhichExamProps {
  answers: FirstAnswers;
  /** AAAA-MM-DD, in Brasília. */
  today: string;
  onTell: (change: Partial<FirstAnswers>) => void;
}

/** Chooses the exam by a paper, a notice or an edital. */
export function WhichExam({ answers: { way, exam }, today, onTell }: WhichExamProps) {
  const group = useId();
  return (
    <Stack $gap="x2">
      <RadioGroup legend="Como escolher" layout="line">
        {WAYS.map(({ value, label }) => (
          <Radio key={value} name={group} checked={way === value} onChange={() => onTell({ way: value, exam: null })}>
            {label}
          </Radio>
        ))}
      </RadioGroup>
      {way === 'edital' ? (
        <Meta>No fim, envie o PDF ou cole o texto: o programa vira um mapa seu, e o dia da prova vem do edital.</Meta>
      ) : (
        <ExamPicker
          key={way}
          kind={way}
          chosen={exam}
          today={today}
          shown={SHOWN}
          onChoose={(chosen) => onTell({ exam: chosen })}
        />
      )}
    </Stack>
  );
}
