import { useEachVerdict } from '@mapa/api-client';
import { Button, Cluster, Page, token } from '@mapa/ui-kit';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { install, offeredInstall, noteUse, refuseInstall, watchInstall } from './install-offer';

/** Counts the days with answers on this device: installation is offered to returning students. */
export function UseCounter() {
  useEachVerdict(noteUse);
  return null;
}

/** Offers to install the student area as an application; renders nothing when inappropriate. Never on a study page. */
export function InstallCard() {
  const offer = useSyncExternalStore(watchInstall, offeredInstall, () => null);
  if (!offer) return null;
  return (
    <Page>
      <Card aria-label="Instalar o Mapa">
        <p>
          <strong>Estude direto da tela inicial.</strong> O Mapa instalado abre mais depressa, também sem conexão, e
          ocupa pouco espaço.
          {offer === 'menu' ? (
            <> Toque em Compartilhar, no navegador, e depois em “Adicionar à Tela de Início”.</>
          ) : null}
        </p>
        <Cluster>
          {offer === 'prompt' ? (
            <Button size="small" onClick={() => void install()}>
              Instalar
            </Button>
          ) : null}
          <Button size="small" variant="ghost" onClick={refuseInstall}>
            Agora não
          </Button>
        </Cluster>
      </Card>
    </Page>
  );
}

const Card = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.x1h} ${token.space.x3};
  margin-top: ${token.space.x3};
  padding: ${token.space.x1h} ${token.space.x2};
  border-left: 3px solid ${token.color.accent};
  background: ${token.color.accentWash};
  & > p {
    max-width: ${token.measure.text};
    text-wrap: pretty;
  }
`;
