-- The same as `foldedText` of the contract, on every database: it uses no setting of the database. Most texts need only the
-- first branch, which takes a tenth of the time.
create function fold_text(given text) returns text language plpgsql immutable parallel safe as $$
declare
  folded text;
begin
  if given !~ '[^ -_a-~\n]|  ' then
    return lower(given collate "C");
  end if;
  folded := regexp_replace(normalize(replace(given, U&'\00b4', ''''), NFKD),
    '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed'
    '\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f'
    '\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff0-\uffff\U0001bca0-\U0001bca3\U0001d173-\U0001d17a'
    '\U000e0000-\U000e0fff]', '', 'g');
  folded := translate(lower(folded collate "und-x-icu"), 'øłđðħŧıς', 'olddhtiσ');
  folded := regexp_replace(folded, '[`\u2018\u2019\u201b\u2032\u02b9\u02bb-\u02bd]', '''', 'g');
  folded := regexp_replace(folded, '[\u2010\u2012-\u2015\u2212]', '-', 'g');
  folded := regexp_replace(folded, '[\u201c-\u201f]', '"', 'g');
  folded := replace(replace(replace(replace(folded, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
  return regexp_replace(folded, '[\t\u000b-\r \u0085\u1680\u2028\u2029\u2800]+', ' ', 'g');
end $$;
