/** A picture of the first page of a resource; the query parameter `v` is the version of the picture. */
export const PICTURE_ROUTE = '/api/library/pictures/:bucket/:year/:week/:name';
