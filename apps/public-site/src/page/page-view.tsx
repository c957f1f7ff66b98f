import { use } from 'react';
import { useParams } from 'react-router-dom';
import { NotFound, PageFailed } from '../errors/error-page';
import { useFirstFailure } from './first-failure';
import type { Page } from './page';
import { PageHead } from './page-head';
import { loadPage, loadedPage } from './page-module';

/** One route's page. While its code is loading, the previous page stays on screen (navigations are transitions). */
export function PageView({ load }: { load: () => Promise<Page> }) {
  const failure = useFirstFailure();
  const params = useParams();
  if (failure === 'unavailable') return <PageFailed kind="unavailable" />;
  const { Component, Missing = NotFound, meta } = loadedPage(load) ?? use(loadPage(load));
  if (failure === 'not-found') return <Missing />;
  return (
    <>
      <PageHead meta={meta} params={params} />
      <Component />
    </>
  );
}
