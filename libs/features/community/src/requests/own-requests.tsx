import { routePath } from '@mapa/domain';
import { BellRingIcon, ButtonLink } from '@mapa/ui-kit';
import { OwnRequestRow } from './own-request-row';
import { RequestList } from './request-list';

const CHOICES = [
  { value: undefined, label: 'Todas' },
  { value: 'pendente', label: 'Pendentes' },
  { value: 'respondida', label: 'Respondidas' },
] as const;

/** The student's requests for a teacher's comment, newest first. */
export function OwnRequests() {
  return (
    <RequestList
      label="Minhas solicitações"
      choices={CHOICES}
      icon={<BellRingIcon />}
      nothing={{ title: 'Nenhuma solicitação nesta situação', text: 'Veja todas as que você fez.' }}
      none={{
        title: 'Você ainda não pediu comentários',
        text: 'Ficou com dúvida em uma questão? Peça nela o comentário de um professor. A resposta chega aqui, e o seu menu avisa.',
        action: <ButtonLink to={routePath('questions')}>Ver questões</ButtonLink>,
      }}
      Row={OwnRequestRow}
    />
  );
}
