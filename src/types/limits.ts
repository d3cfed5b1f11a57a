/* Generated from schemas/ by `npm run types`. Do not edit. */

/** How often, how many, how long. A text of flows/ fills a number in by its name: {{limits.login.codeMinutes}}. */
export interface Limits {
  /** Owners of the home who are invited to sign. */
  signers: {
    /** How long the link of an invitation to sign works. */
    invitationDays: number;
    /** How often a new invitation may go to the same person in a day. */
    sendsPerDay: number;
    /** How many of the other owners may borrow together with the borrower. */
    coBorrowers: number;
  };
  /** Work that an outside party does not let end. */
  work: {
    /** How often work of an application is given up, each time after its last try, before a person has to look why. */
    giveUps: number;
    /** How long a company may work on an answer before a person asks what keeps it. */
    lookDays: number;
  };
  /** How often a credit bureau is asked. */
  credit: {
    /** Soft credit checks of one application within 24 hours, the first included. */
    pullsPerDay: number;
  };
  /** Paper copies. */
  paper: {
    /** Business days within which a paper copy is mailed; the task of reviews.json is due no later. */
    mailDays: number;
  };
  /** What a borrower may expect after a decline. */
  decline: {
    /** Business days within which an appeal is answered; Regulation B allows 30 days for any decision. */
    appealAnswerDays: number;
  };
  /** What the credit file says of debts on the home. */
  liens: {
    /** From how many days on a payment of a home loan counts as late in decisions.json. */
    lateDays: number;
    /** How far back late payments count. */
    lateWithinDays: number;
    /** By how much of what the bureau reported a borrower may correct a balance without a statement. The rule that shows the question says the same. */
    balanceChangePercent: number;
  };
  /** How income is proved. */
  income: {
    /** How long after leaving for the tax service the borrower may come back with its records. */
    taxVisitMinutes: number;
    /** How old the newest statement of an asset may be. */
    statementDays: number;
    /** Statements that are asked for of each account that may count as income. */
    statementsPerAccount: number;
    /** After how many failed links of one income documents are offered first. */
    linkFailures: number;
  };
  /** What a home insurance policy must do. */
  insurance: {
    /** How long from today the policy must still run. */
    policyLeftDays: number;
  };
  /** Between the signatures. */
  closing: {
    /** How long an attorney has for the review, where a state asks for one. */
    attorneyReviewHours: number;
    /** How long before a visit a notary has to know of it. */
    visitNoticeHours: number;
    /** How far ahead a visit of a notary may be booked. */
    visitAheadDays: number;
    /** Until how long before a visit of a notary it may be moved. */
    visitChangeHours: number;
    /** How long a payoff letter must still be good when the borrower uploads it. */
    payoffLetterDays: number;
    /** How many days of interest at least stand before the first payment. */
    firstPaymentDays: number;
  };
  /** Visitors who apply. */
  registration: {
    /** How long the answers of a visitor without an account are kept. */
    draftDays: number;
    /** How long a loan officer's invitation can be opened. */
    invitationDays: number;
    /** Applications that one account may start within 24 hours. Each asks a credit bureau. */
    applicationsPerDay: number;
    /** Applications that one account may have open at the same time, each for another home. */
    openApplications: number;
  };
  /** Applications that their borrowers left alone. */
  idle: {
    /** How long after the notice that something is missing an application is closed, if its borrower sends nothing. */
    closeDays: number;
  };
  /** Months from the final action until an application is erased. 51 is the least that 12 CFR 1002.12(b), 1026.25 and 1003.5(a)(1) leave together. */
  retention: {
    /** How long one is kept that was declined. */
    deniedMonths: number;
    /** How long one is kept that its borrower withdrew. */
    withdrawnMonths: number;
    /** How long one is kept that was closed because something was missing. */
    incompleteMonths: number;
    /** How long one is kept that was approved, and then cancelled, rescinded or left to expire. */
    notAcceptedMonths: number;
  };
  /** Codes and links that prove an address. */
  login: {
    /** How long a code works; NIST SP 800-63B allows ten minutes at most. */
    codeMinutes: number;
    /** How long until another code may be asked for. */
    codeAgainSeconds: number;
    /** Wrong tries that a code takes. */
    codeTries: number;
    /** How long an emailed link works. */
    linkMinutes: number;
    /** Links that one address may ask for. */
    linksPerHour: number;
  };
  /** Texts: how many, and to which numbers. */
  texts: {
    /** Codes by text that one network address may ask for, to whatever numbers. */
    perHour: number;
    /** Codes by text that a lender sends in an hour, to whomever, whoever asks: then codes go by email only. */
    perLenderHour: number;
    /** Area codes that get no text, by why. */
    closedAreas: { [k: string]: string[] };
    /** The three digits behind the area code of numbers that get no text. */
    closedExchanges: string[];
  };
  /** Messages to the lender. */
  support: {
    /** Messages, and entries on a waitlist, from one address. */
    messagesPerHour: number;
  };
  /** Files of one application. */
  uploads: {
    /** Files of one type of document. */
    filesPerType: number;
    /** Files in all. */
    filesPerApplication: number;
    /** How large a file may be, in megabytes of 1,048,576 bytes. A file in work is in memory three times. */
    megabytes: number;
    /** Pages of a PDF. */
    pdfPages: number;
    /** Millions of pixels of a picture: what drawing it takes of the memory, four bytes each. */
    pictureMegapixels: number;
    /** Types of document of which a PDF is refused: a face is on none. */
    photosOnly: string[];
  };
  /** Photos that a phone sends to the page on a computer. */
  handOver: {
    /** How long the link works. */
    linkMinutes: number;
    /** Files that one link takes. */
    files: number;
  };
  /** Reviews at the operations desk. */
  desk: {
    /** How long a review stays with the reviewer who took it. */
    holdMinutes: number;
  };
  /** What underwriters ask the borrower for. */
  conditions: {
    /** Business days until a condition is due. */
    dueDays: number;
    /** Files that one condition takes. */
    files: number;
  };
  /** Chats between borrowers and people at the lender. */
  chat: {
    /** How long a conversation with the chatbot lasts, on the server and in the browser. */
    botSeconds: number;
    /** How long a question to the chatbot may be. */
    botCharacters: number;
    /** How many questions a conversation with the chatbot may have. */
    botQuestions: number;
    /** How long a chat with a person lasts at most, on the server and in the browser. */
    liveSeconds: number;
    /** How long one connection of a chat lasts at most; the browser then opens another. */
    socketHours: number;
    /** How long a new connection may take to show its token. */
    helloSeconds: number;
    /** How long a connection may be silent before the server closes it. */
    silenceSeconds: number;
    /** How many of the latest messages a browser gets that has none yet. */
    historyMessages: number;
    /** Characters of one message. */
    messageCharacters: number;
    /** Messages that one person may send in a minute, over however many connections; one network address twice as many, in the sandbox two hundred times. */
    messagesPerMinute: number;
    /** Chats of strangers from one network that wait in their turn; more of them come after everyone else. Who is logged in always waits in their turn. */
    waitingPerNetwork: number;
    /** Connections that one network address may have at a time on one server. In the sandbox a hundred times as many. */
    socketsPerAddress: number;
    /** How long after the last sign of life of an agent their chats go back to the queue. The default lender's counts for all. */
    agentGoneSeconds: number;
    /** How long after the last sign of life of a borrower the desk says that they are away. A browser gives one every ten seconds. */
    borrowerAwaySeconds: number;
    /** How long after the last sign of life of a borrower their waiting chat leaves the desk's list. It has its old place as soon as they are back. */
    leftAfterMinutes: number;
    /** How long after its end a chat is kept that belongs to no application. */
    visitorDays: number;
    /** Files of one message. */
    filesPerMessage: number;
    /** Files of one chat. */
    filesPerChat: number;
    /** How long the proof of who a borrower is holds; their browser renews it every minute. */
    nonceMinutes: number;
  };
}
