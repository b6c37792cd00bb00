// Folders of pages, below a version's root.

export const api = 'api-reference';
export const classes = `${api}/classes`;
export const functions = `${api}/functions`;
export const variables = `${api}/variables`;
export const types = `${api}/type-aliases`;
export const mina = `${api}/namespaces/Mina`;
export const experimental = `${api}/namespaces/Experimental`;
export const start = 'getting-started';
export const basics = 'basic-types';
export const circuits = 'writing-constraint-systems';
export const zkapps = 'zkapps';
export const advanced = 'advanced-concepts';
export const hmac = 'tutorials/hmac';
export const frontend = 'tutorials/frontent-integration-guides';
