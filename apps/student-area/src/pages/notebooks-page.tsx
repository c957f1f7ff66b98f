import { notebooksApi, type AppStore } from '@mapa/api-client';
import { NotebooksScreen } from '@mapa/notebooks';
import { InstallCard, LeftPacks, OfflinePack } from '@mapa/offline';

export const title = 'Meus cadernos';

/** The student's notebooks. */
export const Component = () => (
  <>
    <InstallCard />
    <LeftPacks kind="notebook" />
    <NotebooksScreen
      renderTool={({ id, nome, progresso }) => (
        <OfflinePack source={{ caderno_id: id }} name={nome} questions={progresso.total} />
      )}
    />
  </>
);

/** The first page of notebooks is one small response. */
export const ahead = ({ dispatch }: Pick<AppStore, 'dispatch'>): Promise<unknown> =>
  dispatch(notebooksApi.endpoints.notebooks.initiate({ page: 1 }, { subscribe: false }));
