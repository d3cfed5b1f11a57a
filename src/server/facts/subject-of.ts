/** The borrower as outside parties are asked about them. */
import type { ApplicationScope } from '../application/application-scope.ts';
import { stored } from '../application/stored.ts';
import type { PostalAddress, Subject } from '../platform/parties/common/subject.ts';
import { homeOf } from './home-of.ts';

export async function subjectOf(scope: ApplicationScope, occasion: string): Promise<Subject> {
  const { name = {}, email = '', dob } = await stored(scope, 'profile');
  const { location } = await homeOf(scope);
  const ssn = await scope.sealed.get('ssn');
  const { persona } = await scope.entities.get('sandbox');
  return {
    email,
    firstName: name.first ?? '',
    lastName: name.last ?? '',
    asking: { application: scope.application.uuid, occasion },
    ...(dob ? { birthDate: dob } : {}),
    ...(ssn ? { ssn } : {}),
    ...(typeof persona === 'string' ? { persona } : {}),
    ...(location ? { address: postal(location) } : {}),
  };
}

function postal({ street1, street2, city, state, zip }: PostalAddress): PostalAddress {
  return { street1, ...(street2 ? { street2 } : {}), city, state, zip };
}
