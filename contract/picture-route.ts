/** A picture of the first page of a resource; the query parameter `v` is the version of the picture. */
export const PICTURE_ROUTE = '/api/library/pictures/:bucket/:year/:week/:name';

/** The first page large enough to be read, for administrators, who cannot open a resource. */
export const FIRST_PAGE_ROUTE = '/api/library/first-pages/:bucket/:year/:week/:name';
