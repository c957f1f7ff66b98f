import { baseApi } from '../api/base-api';
import { queryCall } from '../api/endpoint';

export const sitemapApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ sitemap: queryCall(build, 'GET /api/sitemap') }),
});
