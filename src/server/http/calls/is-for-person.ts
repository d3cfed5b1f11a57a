/** Whether a browser asks for a page to show. A program gets an error that it can read. */
import type { FastifyRequest } from 'fastify';

export const isForPerson = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');
