import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Elements that describe only the page that the server rendered. */
const OF_ONE_PAGE = 'link[rel="canonical"], meta[property^="og:"], script[type="application/ld+json"]';

/** Removes them when the visitor navigates: browsers share a page by its canonical address. */
export function useServedHead(): void {
  const { pathname } = useLocation();
  const served = useRef(pathname);
  useEffect(() => {
    if (served.current !== pathname) document.head.querySelectorAll(OF_ONE_PAGE).forEach((element) => element.remove());
  }, [pathname]);
}
