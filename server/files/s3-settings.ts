/** Where an S3-compatible store is and how it is spoken to. */
export interface S3Settings {
  /** Undefined means Amazon's own, by its region. */
  endpoint: string | undefined;
  /** Where browsers reach the store themselves; undefined when only the product does. */
  publicEndpoint: string | undefined;
  region: string;
  bucket: string;
  /** Whether the bucket stands in the path rather than in the host name. */
  pathStyle: boolean;
  accessKeyId: string;
  secretAccessKey: string;
}
