/* Generated from schemas/ by `npm run types`. Do not edit. */

export interface WidgetOptions {
  text: TextOptions;
  email: EmailOptions;
  phone: PhoneOptions;
  ssn: SsnOptions;
  birthdate: BirthdateOptions;
  date: DateOptions;
  'year-month': YearMonthOptions;
  money: MoneyOptions;
  number: NumberOptions;
  percent: PercentOptions;
  password: PasswordOptions;
  otp: OtpOptions;
  select: SelectOptions;
  'choice-cards': ChoiceCardsOptions;
  radio: RadioOptions;
  'yes-no': YesNoOptions;
  checkbox: CheckboxOptions;
  'wish-link': WishLinkOptions;
  'checkbox-group': CheckboxGroupOptions;
  textarea: TextareaOptions;
  pin: PinOptions;
  consent: ConsentOptions;
  'routing-number': RoutingNumberOptions;
  'account-number': AccountNumberOptions;
  'postal-address': PostalAddressOptions;
  address: AddressOptions;
  'item-list': ItemListOptions;
  'choice-groups': ChoiceGroupsOptions;
  'offer-selector': OfferSelectorOptions;
  'bank-link': BankLinkOptions;
  'income-link': IncomeLinkOptions;
  'file-upload': FileUploadOptions;
  'one-pdf': OnePdfOptions;
  signature: SignatureOptions;
  'document-reader': DocumentReaderOptions;
  'device-check': DeviceCheckOptions;
  'slot-picker': SlotPickerOptions;
  schedule: ScheduleOptions;
  kba: KbaOptions;
  'notary-id': NotaryIdOptions;
}
/** One line of text. */
export interface TextOptions {}
/** An email address. */
export interface EmailOptions {
  /** Path of facts: what a one-time code has proved; the same value is marked as verified. */
  verified?: string;
}
/** A US phone number; stored as +1XXXXXXXXXX. */
export interface PhoneOptions {
  /** Path of facts: what a one-time code has proved; the same value is marked as verified. */
  verified?: string;
}
/** A Social Security number, masked while typed. */
export interface SsnOptions {}
/** A date of birth: month, day, year. */
export interface BirthdateOptions {}
/** A date, typed or picked; stored yyyy-MM-dd. */
export interface DateOptions {}
/** A month of a year; stored yyyy-MM. */
export interface YearMonthOptions {}
/** Whole dollars. */
export interface MoneyOptions {}
/** A whole or decimal number. */
export interface NumberOptions {
  /** Stands behind the number in the field: sq ft. */
  suffix?: string;
  /** How many it may have; 0 for a whole number, else 2, when missing. */
  decimals?: number;
  /** false: no comma between thousands, as in a year. */
  grouped?: boolean;
}
/** A percentage. */
export interface PercentOptions {
  /** How many it may have; 3 when missing. */
  decimals?: number;
}
/** A password, with a button that shows it; a new one has a meter of its strength, an existing one has none. */
export interface PasswordOptions {
  /** true: one that was chosen before, as for a login; it has no meter. */
  existing?: boolean;
}
/** A one-time code, with a button that sends it. */
export interface OtpOptions {
  /** Where the code goes; email when missing. */
  channel?: 'email' | 'phone';
  /** Digits of the code; 6 when missing. */
  length?: number;
}
/** One of many, from a list. */
export interface SelectOptions {
  /** Shown while nothing is chosen; "Select one" when missing. */
  placeholder?: string;
  /** Value -> what its choice says, in this order. */
  choices?: {
    [k: string]: { label: string; text?: string; icon?: string };
  };
}
/** One of few, as large cards. */
export interface ChoiceCardsOptions {
  /** Path of a list of facts: each entry's uuid is a choice. */
  from?: string;
  /** What an entry's choice says: {{item.title}}. */
  label?: string;
  /** A line under it. */
  text?: string;
  /** Value -> what its choice says, in this order. */
  choices?: {
    [k: string]: { label: string; text?: string; icon?: string };
  };
}
/** One of few, as radio buttons. */
export interface RadioOptions {
  /** Path of a list of facts: each entry's uuid is a choice. */
  from?: string;
  /** What an entry's choice says: {{item.title}}. */
  label?: string;
  /** A line under it. */
  text?: string;
  /** Value -> what its choice says, in this order. */
  choices?: {
    [k: string]: { label: string; text?: string; icon?: string };
  };
}
/** Yes or no. */
export interface YesNoOptions {
  /** Said instead of Yes. */
  yes?: string;
  /** Said instead of No. */
  no?: string;
}
/** A single box to check. */
export interface CheckboxOptions {}
/** A wish offered as a link, such as not to sign: pressed it answers true, pressed again false. No box to check. */
export interface WishLinkOptions {
  /** What the link says once it was pressed: it takes the wish back. */
  undo: string;
}
/** Any of few, as boxes. */
export interface CheckboxGroupOptions {
  /** Path of a list of facts: each entry's uuid is a choice. */
  from?: string;
  /** What an entry's choice says: {{item.title}}. */
  label?: string;
  /** A line under it. */
  text?: string;
  /** Values that clear all others: NONE. */
  alone?: string[];
  /** Value -> what its choice says, in this order. */
  choices?: {
    [k: string]: { label: string; text?: string; icon?: string };
  };
}
/** Several lines of text. */
export interface TextareaOptions {
  /** Lines that show at once; 4 when missing. */
  rows?: number;
}
/** A short secret of digits or letters. */
export interface PinOptions {}
/** A box to check under the whole text that it agrees to. */
export interface ConsentOptions {
  /** A key of the page's consents. */
  consent: string;
}
/** A bank's routing number, with the bank's name when known. */
export interface RoutingNumberOptions {
  /** false: without the picture of a check. */
  picture?: boolean;
}
/** A bank account number, masked. */
export interface AccountNumberOptions {}
/** Where mail goes: a US address as `address` asks for it, or one abroad, in the country's own way. */
export interface PostalAddressOptions {
  /** Offers addresses while the street is typed; false when missing. */
  suggest?: boolean;
  /** Asks the post office about the whole address and offers its spelling; true when missing. */
  check?: boolean;
  /** Part of the address -> its label. */
  labels?: {
    street1?: string;
    street2?: string;
    city?: string;
    state?: string;
    zip?: string;
  };
}
/** A US address with suggestions and a check against postal data. */
export interface AddressOptions {
  /** Offers addresses while the street is typed; false when missing. */
  suggest?: boolean;
  /** Asks the post office about the whole address and offers its spelling; true when missing. */
  check?: boolean;
  /** Part of the address -> its label. */
  labels?: {
    street1?: string;
    street2?: string;
    city?: string;
    state?: string;
    zip?: string;
  };
}
/** A list of alike things to add, change and remove. */
export interface ItemListOptions {
  /** The button that adds an entry. */
  addLabel?: string;
  /** What a closed entry says: {{item.lender}}, {{item.balance | money}}. */
  summary?: string;
  /** What one entry is called. */
  itemTitle?: string;
  /** Said when there is no entry. */
  empty?: string;
  /** What a new entry starts with. */
  newItem?: { [k: string]: unknown };
  /** No adding and no removing. */
  fixed?: boolean;
  /** Entries that cannot be removed: those whose field has one of the values. */
  kept?: { field: string; in: string[] };
  /** Field of an entry -> its ui. */
  ui?: { [k: string]: EntryFieldUi };
}
export interface EntryFieldUi {
  /** A widget of the vocabulary. */
  'ui:widget'?: string;
  'ui:title'?: string;
  'ui:help'?: string;
  /** Options of the widget. */
  'ui:options'?: { [k: string]: unknown };
  /** How much of the row it takes beside others. */
  width?: 'half' | 'third';
  /** Asked only while another field of the entry has this value. */
  showWhen?: { field: string; is: unknown };
}
/** Several questions as one answer, each with choices, choices below a choice, and a refusal. */
export interface ChoiceGroupsOptions {
  /** Stands under the title of each question. */
  hint?: string;
  /** In the order of the form. */
  questions: {
    /** The part of the answer that holds what was chosen. */
    id: string;
    title: string;
    choices: {
      /** The value that is stored. */
      const: string;
      title: string;
      /** Words of one's own, asked for once it is chosen. */
      text?: {
        /** The part of the answer that they are. */
        id: string;
        title: string;
      };
      /** Choices below it; each may be made without it. */
      choices?: {
        /** The value that is stored. */
        const: string;
        title: string;
        /** Words of one's own, asked for once it is chosen. */
        text?: {
          /** The part of the answer that they are. */
          id: string;
          title: string;
        };
      }[];
    }[];
    /** Stands last and alone: it takes back all others of its question. */
    refusal: {
      /** The value that is stored. */
      const: string;
      title: string;
    };
  }[];
}
/** Term, amount, fee and autopay with live figures. */
export interface OfferSelectorOptions {
  /** What tells this offer from that of another tab: {{amount | money}} over {{term | years}}. */
  summary?: string;
}
/** Linking a bank account through its login. */
export interface BankLinkOptions {
  /** Names to search and to start with. */
  institutions?: string[];
  /** What else can be done, said after a failure. */
  otherWay?: string;
  /** What is offered after so many failed tries. */
  fallback?: {
    after: number;
    title: string;
    text: string;
    label: string;
    /** A page. */
    to: string;
  };
}
/** Linking an employer, bank or tax account through its login. */
export interface IncomeLinkOptions {
  /** Names to search and to start with. */
  institutions?: string[];
  /** What else can be done, said after a failure. */
  otherWay?: string;
  /** What is offered after so many failed tries. */
  fallback?: {
    /** How many, or the limit that says it. */
    after: number | string;
    title: string;
    text: string;
    label: string;
    /** A page. */
    to: string;
  };
}
/** Files, from a camera or a disk. */
export interface FileUploadOptions {
  type?: string;
  /** What the schema allows, else 10, when missing. */
  maxFiles?: number;
  /** Offers to take a photo: of a document, or of one's own face. */
  camera?: 'environment' | 'user';
  /** false: the tips for such a photo stand at another field of the page. */
  tips?: boolean;
}
/** One PDF of what the page is about: shown with what the virus scanner says of it, and replaced by the next. */
export interface OnePdfOptions {
  /** Path of the list of facts whose first entry is the file that the server has. */
  from: string;
}
/** A typed name adopted as signature. */
export interface SignatureOptions {
  /** true: asks for initials too. */
  initials?: boolean;
  /** What typing one's name means, said above the field. */
  statement?: string;
}
/** Documents to open and read to the end. */
export interface DocumentReaderOptions { types?: string[] }
/** Camera, microphone and location, tried out. */
export interface DeviceCheckOptions {
  needs?: ('camera' | 'microphone' | 'location')[];
  /** false: another device is no way out. */
  elsewhere?: boolean;
  /** Said before the browser asks for the location. */
  location?: {
    title: string;
    text: string;
    items?: string[];
    /** The button after which the browser asks. */
    label: string;
    cancel: string;
    /** How to enable it once the browser has said no. */
    help: string;
  };
}
/** One of the free appointments. */
export interface SlotPickerOptions {
  /** false: a meeting right now is not offered. */
  now?: boolean;
}
/** Several preferred times. */
export interface ScheduleOptions {
  /** First full hour that is offered; 9 when missing. */
  from?: number;
  /** Hour before which the last one begins; 17 when missing. */
  to?: number;
  /** Days of the week without appointments, 0 is Sunday; Sunday when missing. */
  closed?: number[];
  /** How far ahead days are offered; 14 when missing. */
  daysAhead?: number;
}
/** Questions that only the borrower can answer, against the clock. */
export interface KbaOptions {}
/** Showing an identity document to the notary. */
export interface NotaryIdOptions {}
