import { Button, InfoIcon, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { useLoginGuard } from '../filters/use-login-guard';

/** Notice that the filter needs a login, because it uses the student's own answers. */
export function OwnStateNote() {
  const guard = useLoginGuard();
  return (
    <Note>
      <InfoIcon size={18} aria-hidden />
      <span>Entre na sua conta para filtrar pelas suas respostas. Por enquanto, a lista mostra todas.</span>
      <Button size="small" variant="secondary" onClick={() => guard({ estado: 'todas' }, () => undefined)}>
        Entrar
      </Button>
    </Note>
  );
}

const Note = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.x1};
  padding: ${token.space.x1} ${token.space.x2};
  border-radius: ${token.radius.medium};
  background: ${token.color.infoWash};
  color: ${token.color.info};
  font-size: ${token.size.small};
  & > span {
    flex: 1 1 14rem;
  }
`;
