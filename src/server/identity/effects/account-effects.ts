/** The effects of pages without an application, by their word in the vocabulary. */
import type { AccountEffect } from './account-effect.ts';
import { answerReviewEffect } from './answer-review.ts';
import { approveLenderEffect } from './approve-lender.ts';
import { changeLoginEmail } from './change-login-email.ts';
import { changePassword } from './change-password.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { findApplicationEffect } from './find-application.ts';
import { leaveReviewEffect } from './leave-review.ts';
import { openInvitationEffect } from './open-invitation.ts';
import { joinWaitlist, openTicket } from './open-ticket.ts';
import { raiseConditionEffect } from './raise-condition.ts';
import { renewInvitationEffect } from './renew-invitation.ts';
import { resetPassword } from './reset-password.ts';
import { sendResetLink, sendSignInLink } from './send-link.ts';
import { settleConditionDocument } from './settle-condition-document.ts';
import { signInEffect } from './sign-in.ts';
import { signerSignIn } from './signer-sign-in.ts';
import { takeReviewEffect } from './take-review.ts';
import { unsubscribeEffect } from './unsubscribe.ts';
import { useSignInLink } from './use-sign-in-link.ts';
import { withdrawCondition } from './withdraw-condition.ts';

const list = [
  openTicket,
  joinWaitlist,
  signInEffect,
  signerSignIn,
  openInvitationEffect,
  renewInvitationEffect,
  sendSignInLink,
  useSignInLink,
  unsubscribeEffect,
  sendResetLink,
  resetPassword,
  changePassword,
  confirmSecondFactor,
  changeLoginEmail,
  takeReviewEffect,
  leaveReviewEffect,
  answerReviewEffect,
  findApplicationEffect,
  raiseConditionEffect,
  settleConditionDocument,
  withdrawCondition,
  approveLenderEffect,
];

export const accountEffects: ReadonlyMap<string, AccountEffect> = new Map(
  list.map((effect) => [effect.name, effect]),
);
