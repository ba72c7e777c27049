/** The time limits of requests, in milliseconds. */
export type S3Limits = {
  readonly connectMs: number;
  /** Without a byte, a connection counts as dead after this time. */
  readonly idleMs: number;
  /** The maximum time of a request without a body, all tries included. */
  readonly answerMs: number;
  /** The maximum time of the check of readiness. */
  readonly checkMs: number;
};

/** The bucket of an S3-compatible object storage, and how it is reached. */
export type S3Settings = {
  readonly bucket: string;
  /** The address of the service; that of Amazon in the region if undefined. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** The beginning of every key; empty, or with a slash at its end. */
  readonly prefix: string;
  /** The credentials; if undefined, the SDK finds them, for example those of the machine. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
  /** True if the bucket is part of the path, not of the host. */
  readonly usesPathStyle: boolean;
  /** The time limits, if they differ from the usual ones. */
  readonly limits?: S3Limits;
};
