/** Where the server answers for its own chat (specification, section 7, "Chat"). */
export const streamPath = '/service-omni-proxy/insecure/api/v1/stream';
