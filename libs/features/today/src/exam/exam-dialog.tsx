import { apiErrorOf, useWriteStudyPlanMutation } from '@mapa/api-client';
import { Button, Dialog, Field, Radio, RadioGroup, Stack, TextInput, toast, token } from '@mapa/ui-kit';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { ChosenExam } from '../model';
import { ExamPicker, type PickedExam } from './exam-picker';

interface ExamDialogProps {
  exam: ChosenExam | null;
  /** AAAA-MM-DD, in Brasília. */
  today: string;
  onClose: () => void;
}

const WAYS = [
  { value: 'concurso', label: 'Pelo concurso' },
  { value: 'data', label: 'Pela data' },
] as const;

type Way = (typeof WAYS)[number]['value'];

/** Chooses the exam: by a notice, whose day is followed, or by a day. */
export function ExamDialog({ exam, today, onClose }: ExamDialogProps) {
  const form = useId();
  const isTyped = exam !== null && exam.prova_id === null;
  const isAhead = exam !== null && (exam.dias ?? 0) >= 0;
  const [way, setWay] = useState<Way>(isTyped ? 'data' : 'concurso');
  const [notice, setNotice] = useState<PickedExam | null>(
    exam?.prova_id && isAhead ? { id: exam.prova_id, name: exam.nome } : null,
  );
  const [name, setName] = useState(isTyped && isAhead ? exam.nome : '');
  const [day, setDay] = useState(isTyped && isAhead ? (exam.data ?? '') : '');
  const [problem, setProblem] = useState<string | null>(null);
  const [write, { isLoading, error }] = useWriteStudyPlanMutation();
  const refused = error ? apiErrorOf(error).message : null;

  async function save(
    choice: { prova_id: number | null; data_prova: string | null; nome_prova?: string },
    said: string,
  ) {
    const { error: failure } = await write(choice);
    if (failure) return;
    toast.success(said);
    onClose();
  }

  const handleSave = () => {
    setProblem(null);
    if (way === 'concurso') {
      if (notice) void save({ prova_id: notice.id, data_prova: null }, `Sua prova é ${notice.name}.`);
      else setProblem('Escolha um concurso da lista.');
    } else if (day === '') setProblem('Informe o dia da prova.');
    else if (day < today) setProblem('Esta data já passou: informe a da sua próxima prova.');
    else void save({ prova_id: null, data_prova: day, nome_prova: name }, 'A data da sua prova foi guardada.');
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="medium"
      title="Sua prova"
      footer={
        <>
          {exam ? (
            <Button
              variant="ghost"
              disabled={isLoading}
              onClick={() => void save({ prova_id: null, data_prova: null }, 'Nenhuma prova está escolhida.')}
            >
              Sem prova
            </Button>
          ) : (
            <Button variant="secondary" onClick={onClose}>
              Cancelar
            </Button>
          )}
          <Button type="submit" form={form} busy={isLoading}>
            Salvar
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          handleSave();
        }}
      >
        <Stack $gap="x3">
          <RadioGroup legend="Como escolher" layout="line">
            {WAYS.map(({ value, label }) => (
              <Radio key={value} name={`${form}-como`} checked={way === value} onChange={() => setWay(value)}>
                {label}
              </Radio>
            ))}
          </RadioGroup>
          {way === 'concurso' ? (
            <ExamPicker kind="concurso" chosen={notice} today={today} onChoose={setNotice} />
          ) : (
            <>
              <Field label="Dia da prova">
                <TextInput type="date" min={today} value={day} onChange={({ target }) => setDay(target.value)} />
              </Field>
              <Field label="Nome da prova" optional>
                <TextInput maxLength={120} value={name} onChange={({ target }) => setName(target.value)} />
              </Field>
            </>
          )}
          {(problem ?? refused) ? <Problem role="alert">{problem ?? refused}</Problem> : null}
        </Stack>
      </form>
    </Dialog>
  );
}

const Problem = styled.p`
  color: ${token.color.danger};
  font-size: ${token.size.small};
`;
