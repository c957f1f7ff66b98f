import { notebooksApi, type AppStore } from '@mapa/api-client';
import { StudyWorkspace } from '@mapa/study';
import { useParams } from 'react-router-dom';
import { notebookOf } from '../study/collection-of';

export const title = 'Estudar o caderno';

/** A notebook being studied, in the workspace of maps. */
export function Component() {
  return <StudyWorkspace collection={notebookOf(useParams())} />;
}

/** The notebook itself; its questions count as served. */
export const ahead = ({ dispatch }: Pick<AppStore, 'dispatch'>, id: string): Promise<unknown> =>
  dispatch(notebooksApi.endpoints.notebook.initiate({ id }, { subscribe: false }));
