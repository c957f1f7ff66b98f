import { counted } from '@mapa/domain';
import { EmptyState, ClockIcon } from '@mapa/ui-kit';

/** Shown when the time is over: the sheet is closed, and unsent marks are being sent. */
export function TimeOverNote({ waiting, problem }: { waiting: number; problem: string | null }) {
  return (
    <EmptyState icon={<ClockIcon />} title="O tempo acabou">
      {waiting > 0 && problem !== null
        ? `${problem} ${counted(waiting, 'marcação está guardada', 'marcações estão guardadas')} neste aparelho e ${waiting === 1 ? 'vale' : 'valem'} se chegar${waiting === 1 ? '' : 'em'} em até sete dias.`
        : 'Estamos encerrando a folha de respostas. O resultado aparece em instantes.'}
    </EmptyState>
  );
}
