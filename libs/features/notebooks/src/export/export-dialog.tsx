import { useNotebookFileMutation, type ApiError } from '@mapa/api-client';
import { sayFailure } from '@mapa/auth';
import { PlanUse } from '@mapa/billing';
import { EXPORT_FORMATS, exportFileName, questionsOf, type ExportFormatId } from '@mapa/domain';
import { ActionDialog, Field, Meta, Select, Stack, saveFile, toast } from '@mapa/ui-kit';
import { useState } from 'react';
import { KeyDialog } from '../paper/key-dialog';
import type { Notebook } from '../model';

export interface ExportDialogProps {
  notebook: Notebook;
  onClose: () => void;
}

const PLAN_GATES = ['questionsPerDay'] as const;

const readyWords = (questions: number | null, withheld: number, annulled: number): string => {
  if (questions === null) return 'Arquivo pronto.';
  return [
    `${questionsOf(questions)} no arquivo.`,
    ...(withheld > 0 ? [`${questionsOf(withheld)} de fora: além do limite do dia.`] : []),
    ...(annulled > 0 ? [`${questionsOf(annulled)} de fora: este formato só guarda questões com uma letra certa.`] : []),
  ].join(' ');
};

/** Exports a notebook as a file; a file with the key requires the student's consent to its release. */
export function ExportDialog({ notebook: { id, nome, progresso }, onClose }: ExportDialogProps) {
  const [fetchFile, { isLoading, error }] = useNotebookFileMutation();
  const [value, setValue] = useState<ExportFormatId>(EXPORT_FORMATS[0].value);
  const [isAsking, setIsAsking] = useState(false);
  const format = EXPORT_FORMATS.find((one) => one.value === value) ?? EXPORT_FORMATS[0];

  const download = async () => {
    const { data, error: refusal } = await fetchFile({
      id,
      formato: value,
      onFile: (file) => saveFile(file, exportFileName(nome, format)),
    });
    if (data) {
      toast.success(readyWords(data.questions, data.withheld, data.annulled));
      onClose();
    }
    return refusal;
  };
  const handleExport = async () => {
    if (format.withKeys) return setIsAsking(true);
    const refusal = await download();
    if (refusal) sayFailure(refusal);
  };

  if (isAsking) {
    return (
      <KeyDialog
        open={progresso.total - progresso.respondidas}
        answered={progresso.respondidas}
        title="Exportar com gabarito?"
        busy={isLoading}
        problem={(error as ApiError | undefined)?.message ?? null}
        onConfirm={() => void download()}
        onClose={() => setIsAsking(false)}
      />
    );
  }
  return (
    <ActionDialog
      title="Exportar o caderno"
      action="Exportar"
      busy={isLoading}
      onAct={() => void handleExport()}
      onClose={onClose}
    >
      <Stack>
        <Field label="Formato" hint={format.hint}>
          <Select
            options={EXPORT_FORMATS}
            value={value}
            onChange={({ target }) => setValue(target.value as ExportFormatId)}
          />
        </Field>
        <Meta>
          As questões do caderno são abertas todas de uma vez. No plano gratuito, as que você ainda não recebeu hoje
          contam no limite do dia.
        </Meta>
        <PlanUse gates={PLAN_GATES} />
      </Stack>
    </ActionDialog>
  );
}
