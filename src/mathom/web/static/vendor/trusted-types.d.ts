/** lit-html's types name this package, which is needed by nobody else here. */
declare module 'trusted-types/lib/index.js' {
  export type TrustedHTML = string
}
