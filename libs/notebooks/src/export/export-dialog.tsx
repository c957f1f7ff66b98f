import { PlanUse, sayFailure } from '@mapa/auth';
import { questionsOf } from '@mapa/domain';
import { Button, Dialog, Field, Meta, Select, Stack, toast } from '@mapa/ui-kit';
import { useState } from 'react';
import { KeyDialog } from '../paper/key-dialog';
import { usePaper } from '../paper/use-paper';
import type { WholeNotebook } from '../paper/use-whole-notebook';
import type { Notebook } from '../shared/model';
import { EXPORT_FORMATS, fileName } from './formats';
import { saveFile } from './save-file';

export interface ExportDialogProps {
  notebook: Notebook;
  onClose: () => void;
}

const PLAN_GATES = ['questionsPerDay'] as const;

/** Takes a notebook along as a file; one that holds the key only after the student has agreed to its release. */
export function ExportDialog({ notebook: { id, nome }, onClose }: ExportDialogProps) {
  const { paper, load, askKeys, isReleasing, problem } = usePaper(id);
  const [value, setValue] = useState(EXPORT_FORMATS[0].value);
  const [isAsking, setIsAsking] = useState(false);
  const format = EXPORT_FORMATS.find((one) => one.value === value) ?? EXPORT_FORMATS[0];

  function save({ questions, withheld }: WholeNotebook) {
    // Nobody can be right in an annulled question: what asks for a right answer leaves it out.
    const told = format.withKeys ? questions.filter(({ gabarito }) => gabarito?.alternativa_id) : questions;
    const left = questions.length - told.length + withheld;
    saveFile(fileName(nome, format), format.type, format.write(told, location.origin));
    toast.success(`${questionsOf(told.length)} no arquivo.${left > 0 ? ` ${questionsOf(left)} de fora: anuladas ou além do limite do dia.` : ''}`);
    onClose();
  }
  const handleExport = async () => {
    const { whole, error } = await load();
    if (!whole) sayFailure(error);
    else if (format.withKeys) setIsAsking(true);
    else save(whole);
  };
  const handleKeys = async () => {
    const whole = await askKeys();
    if (whole) save(whole);
  };

  if (isAsking && paper.phase === 'ready') {
    return (
      <KeyDialog
        whole={paper.whole}
        title="Exportar com gabarito?"
        busy={isReleasing}
        problem={problem}
        onConfirm={() => void handleKeys()}
        onClose={() => setIsAsking(false)}
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Exportar o caderno"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button busy={paper.phase === 'loading'} onClick={() => void handleExport()}>
            Exportar
          </Button>
        </>
      }
    >
      <Stack>
        <Field label="Formato" hint={format.hint}>
          <Select options={EXPORT_FORMATS} value={value} onChange={({ target }) => setValue(target.value)} />
        </Field>
        <Meta>As questões do caderno são abertas todas de uma vez. No plano gratuito, as que você ainda não recebeu hoje contam no limite do dia.</Meta>
        <PlanUse gates={PLAN_GATES} />
      </Stack>
    </Dialog>
  );
}
