/** Where the server answers for the chats of a desk. */
export const deskPath = '/service-desk/secure/api/v1/chat';
