import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Elements that describe the page that the server rendered, and no other. */
const OF_ONE_PAGE = 'link[rel="canonical"], meta[property^="og:"], script[type="application/ld+json"]';

/** Takes them away when the visitor moves on: a browser that shares a page sends its canonical address. */
export function useServedHead(): void {
  const { pathname } = useLocation();
  const served = useRef(pathname);
  useEffect(() => {
    if (served.current !== pathname) document.head.querySelectorAll(OF_ONE_PAGE).forEach((element) => element.remove());
  }, [pathname]);
}
