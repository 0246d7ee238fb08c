/** Addresses of the house. A page names them without a stroke at the beginning (`table/…`, `api/…`): they lie below the `<base>`
 * that the server has written into it, which is not `/` where the house stands below a path (`mathom serve --base`). */

/** the whole address, as it is sent to others @param {string} path */
export const whole = (path) => new URL(path, document.baseURI).href;

/** the parts of where we are */
export const here = () => location.pathname.slice(new URL(document.baseURI).pathname.length).split('/');
