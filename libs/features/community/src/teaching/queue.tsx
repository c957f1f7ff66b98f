import { ListChecksIcon } from '@mapa/ui-kit';
import { RequestList } from '../requests/request-list';
import { QueueRow } from './queue-row';

const CHOICES = [
  { value: 'pendente', label: 'Pendentes' },
  { value: 'respondida', label: 'Respondidas' },
] as const;

/** The questions with pending requests for a comment. */
export function Queue() {
  return (
    <RequestList
      label="Solicitações dos estudantes"
      choices={CHOICES}
      icon={<ListChecksIcon />}
      nothing={{ title: 'Nenhuma solicitação nesta situação', text: 'Veja as que ainda esperam resposta.' }}
      none={{
        title: 'Nenhum estudante espera resposta',
        text: 'Quando alguém pedir um comentário, a questão aparece aqui.',
      }}
      Row={QueueRow}
    />
  );
}
